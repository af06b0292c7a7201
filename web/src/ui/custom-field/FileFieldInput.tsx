// The input of a custom field that holds uploaded files; the form holds their ids.
import { useRef, useState } from 'react';
import { FileText, Upload, X } from 'lucide-react';
import { chakra } from '@chakra-ui/react';
import { uploadFile, UploadFailed, uploadLimits, uploadProblem } from '../../kit/upload.ts';
import { Button, IconButton } from '../Button.tsx';
import { Fieldset } from '../form/Fieldset.tsx';
import { FieldNote } from '../form/frame.tsx';
import { useField } from '../form/useField.ts';
import { useAlerts } from '../overlay/alerts.tsx';
import { ProgressBar } from '../Progress.tsx';
import type { DescribedField } from './describedField.ts';

export interface ShownFile {
  name: string;
  url: string;
}

export function FileFieldInput({
  field,
  name,
  uploadTo,
  files,
  disabled = false,
}: {
  field: DescribedField;
  /** Of the form's field, which holds `string[]`. */
  name: string;
  /** The address that takes the file. */
  uploadTo: string;
  /** Those that are held already, by their ids. */
  files: ReadonlyMap<string, ShownFile>;
  disabled?: boolean;
}) {
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, ShownFile>>(new Map());
  const [percent, setPercent] = useState<number | null>(null);
  const fileOf = (id: string) => uploaded.get(id) ?? files.get(id);
  const nameOf = (id: string) => fileOf(id)?.name ?? `Файл № ${id}`;
  const { field: control, error } = useField<string[]>(name, {
    words: { label: field.name, show: (ids) => ids.map(nameOf).join(', ') || 'нет файла' },
  });
  const picker = useRef<HTMLInputElement>(null);
  const alerts = useAlerts();
  const values = control.value ?? [];
  const extensions = field.type === 'FILE' ? uploadLimits.extensions : images;

  const upload = async (file: File | undefined) => {
    if (!file) return;
    const problem = uploadProblem(file);
    if (problem !== null) return alerts.error(problem);
    setPercent(0);
    try {
      const answer = await uploadFile({ to: uploadTo, file, onProgress: setPercent });
      const { databaseId, fileName, url } = (answer as Uploaded).file;
      setUploaded((all) => new Map(all).set(String(databaseId), { name: fileName, url }));
      control.onChange([...(field.multiple ? values : []), String(databaseId)]);
    } catch (failure) {
      alerts.error(failure instanceof UploadFailed ? failure.message : undefined);
    } finally {
      setPercent(null);
    }
  };

  return (
    <Group aria-invalid={error !== null || undefined} tabIndex={error === null ? undefined : -1}>
      <legend>{field.name}</legend>
      {values.map((id) => (
        <div key={id}>
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
        </div>
      ))}
      {values.length === 0 && disabled && <span>Нет файла</span>}
      {percent !== null && <ProgressBar label={`Загрузка: ${field.name}`} value={percent} />}
      {!disabled && percent === null && (
        <Button
          size="sm"
          icon={<Upload size={16} aria-hidden />}
          aria-label={`${buttonLabel(field, values)}: ${field.name}`}
          onClick={() => picker.current?.click()}
        >
          {buttonLabel(field, values)}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={`Файл: ${field.name}`}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          void upload(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <div aria-live="polite">{error && <FieldNote id={`${name}-note`} error={error} />}</div>
    </Group>
  );
}

const images = ['jpg', 'jpeg', 'png', 'webp', 'gif'] as const;

interface Uploaded {
  file: { databaseId: number; fileName: string; url: string };
}

function buttonLabel({ multiple }: DescribedField, values: readonly string[]): string {
  if (values.length === 0) return 'Загрузить';
  return multiple ? 'Добавить' : 'Заменить';
}

const Group = chakra(Fieldset, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '1.5',
    '& > div': { display: 'flex', alignItems: 'center', gap: '2', maxW: 'full' },
    '& > span': { color: 'muted' },
  },
});
