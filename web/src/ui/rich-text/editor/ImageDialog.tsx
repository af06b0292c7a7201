// The dialog of an image: file, alternative text, width.
import { Suspense, useState } from 'react';
import { chakra, HStack, Stack } from '@chakra-ui/react';
import { imageAddress, limits } from '@kafedra/common/rich-text';
import { FolderOpen, ImagePlus } from 'lucide-react';
import { Button } from '../../text/Button.tsx';
import { TextField } from '../../form/fields.tsx';
import { Form, useForm } from '../../form/Form.tsx';
import { FieldNote } from '../../form/frame.tsx';
import { Select } from '../../form/choices/Select.tsx';
import { Modal, ModalBody, ModalFooter } from '../../overlay/Modal.tsx';
import { wholePicture } from '../../pictures/pictureSources.ts';
import { maxLengthOrEmpty } from '../../format/validators.ts';
import { UploadLine } from './UploadLine.ts';

export interface ImageValues {
  src: string;
  alt: string;
  /** Pixels; '' for the natural width. */
  width: string;
}

const widths = ['160', '320', '480', '640', '960'];

export function ImageDialog({
  start,
  isNew,
  choose,
  pick,
  close,
}: {
  start: ImageValues;
  isNew: boolean;
  /** Uploads a file and returns its URL; null when cancelled or failed. `onBegin` receives the id of the upload. */
  choose: (onBegin: (upload: string) => void) => Promise<string | null>;
  /** Selects a file of the company's library, if permitted. */
  pick?: (() => Promise<string | null>) | undefined;
  close: (values: ImageValues) => void;
}) {
  const form = useForm<ImageValues>({ defaultValues: start });
  const [isBusy, setBusy] = useState(false);
  const [upload, setUpload] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const src = form.watch('src');
  const take = async (from: () => Promise<string | null>) => {
    setBusy(true);
    try {
      const address = await from();
      if (address !== null) form.setValue('src', address);
      setMissing(false);
    } finally {
      setUpload(null);
      setBusy(false);
    }
  };
  return (
    <Modal title="Изображение" size="narrow">
      <Form
        form={form}
        onSubmit={(values) =>
          imageAddress(values.src) === null ? setMissing(true) : close(values)
        }
      >
        <ModalBody>
          <Stack gap="4">
            <div>
              {src !== '' && <Preview src={wholePicture(src)} alt="" />}
              <HStack wrap="wrap" gap="2">
                <Button
                  icon={<ImagePlus />}
                  loading={isBusy}
                  onClick={() => void take(() => choose(setUpload))}
                >
                  {src === '' ? 'Выбрать файл' : 'Заменить файл'}
                </Button>
                {pick && (
                  <Button icon={<FolderOpen />} disabled={isBusy} onClick={() => void take(pick)}>
                    Из файлов школы
                  </Button>
                )}
              </HStack>
              {upload !== null && (
                <Suspense>
                  <UploadLine id={upload} label="Загружается" />
                </Suspense>
              )}
              <div aria-live="polite">
                {isMissing && src === '' && (
                  <FieldNote id="image-missing" error="Выберите изображение" />
                )}
              </div>
            </div>
            <TextField
              name="alt"
              label="Что на изображении"
              hint="Для тех, кто его не видит. Пусто — оно только украшает"
              rules={[maxLengthOrEmpty(limits.name)]}
            />
            <Select
              name="width"
              label="Ширина"
              options={[
                { value: '', label: 'Как есть' },
                ...[...new Set([...widths, ...(start.width === '' ? [] : [start.width])])].map(
                  (width) => ({ value: width, label: `${width} пикселей` }),
                ),
              ]}
            />
          </Stack>
        </ModalBody>
        <ModalFooter confirmLabel={isNew ? 'Вставить' : 'Сохранить'} disableAfterClick={false} />
      </Form>
    </Modal>
  );
}

const Preview = chakra('img', {
  base: { maxW: 'full', maxH: '200px', mb: '3', borderRadius: 'lg' },
});
