// The input of a file custom field; the form stores file ids.
import { useState } from 'react';
import { FileText, Trash2, Upload, X } from 'lucide-react';
import { chakra } from '@chakra-ui/react';
import { simpleWidget, simpleWidgetOfFiles } from '../../kit/uploads/limits.ts';
import { useUploads } from '../../kit/uploads/useUploads.ts';
import { IconButton } from '../text/Button.tsx';
import { Fieldset } from '../form/Fieldset.tsx';
import { FieldNote } from '../form/frame.tsx';
import { useField } from '../form/useField.ts';
import { DropZone } from '../uploads/DropZone.tsx';
import { FilePickButton } from '../uploads/FilePickButton.tsx';
import { UploadList } from '../uploads/UploadList.tsx';
import type { DescribedField } from './describedField.ts';

interface ShownFile {
  name: string;
  url: string;
}

export function FileFieldInput({
  field,
  name,
  uploadTo,
  files,
  onDelete,
  disabled = false,
}: {
  field: DescribedField;
  /** The form field's name; its value is a `string[]`. */
  name: string;
  /** The upload URL. */
  uploadTo: string;
  /** The current files by id. */
  files: ReadonlyMap<string, ShownFile>;
  /** Deletes a file permanently, where that is possible. */
  onDelete?: ((id: string) => void) | undefined;
  disabled?: boolean;
}) {
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, ShownFile>>(new Map());
  const fileOf = (id: string) => uploaded.get(id) ?? files.get(id);
  const nameOf = (id: string) => fileOf(id)?.name ?? `Файл № ${id}`;
  const { field: control, error } = useField<string[]>(name, {
    words: { label: field.name, show: (ids) => ids.map(nameOf).join(', ') || 'нет файла' },
  });
  const values = control.value ?? [];
  const limits = field.type === 'FILE' ? simpleWidgetOfFiles : simpleWidget;
  const { uploads, add } = useUploads({
    place: `${uploadTo} ${field.databaseId}`,
    to: uploadTo,
    limits,
    mustBeTaken: true,
    onDone: (answer) => {
      const { databaseId, fileName, url } = (answer as Uploaded).file;
      setUploaded((all) => new Map(all).set(String(databaseId), { name: fileName, url }));
      control.onChange([...(field.multiple ? values : []), String(databaseId)]);
    },
  });
  const takesMore = !disabled && (field.multiple || uploads.length === 0);

  return (
    <Group aria-invalid={error !== null || undefined} tabIndex={error === null ? undefined : -1}>
      <legend>{field.name}</legend>
      <DropZone onFiles={takesMore ? add : null} pastesOnPage={false}>
        {values.map((id) => (
          <Held key={id}>
            <FileText size={16} aria-hidden />
            <chakra.a
              href={fileOf(id)?.url}
              target="_blank"
              rel="noreferrer"
              color="primary"
              truncate
            >
              {nameOf(id)}
            </chakra.a>
            {!disabled && (
              <IconButton
                size="sm"
                icon={<X />}
                label={`Убрать: ${nameOf(id)}`}
                onClick={() => control.onChange(values.filter((other) => other !== id))}
              />
            )}
            {!disabled && onDelete && files.has(id) && (
              <IconButton
                size="sm"
                icon={<Trash2 />}
                label={`Удалить файл: ${nameOf(id)}`}
                onClick={() => onDelete(id)}
              />
            )}
          </Held>
        ))}
        {values.length === 0 && disabled && <chakra.span color="muted">Нет файла</chakra.span>}
        <UploadList uploads={uploads} label={`Загрузки: ${field.name}`} />
        {takesMore && (
          <FilePickButton
            size="sm"
            icon={<Upload size={16} aria-hidden />}
            aria-label={`${buttonLabel(field, values)}: ${field.name}`}
            label={`Файл: ${field.name}`}
            limits={limits}
            onFiles={add}
          >
            {buttonLabel(field, values)}
          </FilePickButton>
        )}
      </DropZone>
      <div aria-live="polite">{error && <FieldNote id={`${name}-note`} error={error} />}</div>
    </Group>
  );
}

interface Uploaded {
  file: { databaseId: number; fileName: string; url: string };
}

function buttonLabel({ multiple }: DescribedField, values: readonly string[]): string {
  if (values.length === 0) return 'Загрузить';
  return multiple ? 'Добавить' : 'Заменить';
}

const Held = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', maxW: 'full', mb: '1.5' },
});

const Group = chakra(Fieldset, {
  base: { '& > div': { minH: 'auto', maxW: 'full' } },
});
