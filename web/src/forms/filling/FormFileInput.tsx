// A file field of a public form; its value is upload tickets. Files are small, so a failed upload is chosen again
// instead of resumed.
import { useLayoutEffect, useRef, useState } from 'react';
import { FileText, Upload, X } from 'lucide-react';
import { simpleWidget, simpleWidgetOfFiles, uploadProblem } from '../../kit/uploads/limits.ts';
import { uploadFile } from '../../kit/uploads/uploadFile.ts';
import {
  chakra,
  DropZone,
  FieldNote,
  FilePickButton,
  formatSize,
  HStack,
  IconButton,
  ProgressBar,
  Text,
  useField,
  type DescribedField,
} from '../../ui/index.ts';
import { dropFile, rememberFile, pendingFile } from './pendingFiles.ts';

/** Bytes: the size limit for files of visitors. */
const largest = 10 * 1024 * 1024;

interface Sending {
  id: number;
  name: string;
  /** 0 to 100. */
  percent: number;
}

export interface FormFileInputProps {
  field: DescribedField;
  /** Name of the form value, a `string[]`. */
  name: string;
  required: boolean;
  hint: string | null;
  /**
   * Resolves to an upload ticket for one file, or rejects with an error whose message is shown; null where files are
   * only listed.
   */
  ticketFor: (() => Promise<string>) | null;
}

export function FormFileInput({ field, name, required, hint, ticketFor }: FormFileInputProps) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const lastId = useRef(0);
  const { field: control, error } = useField<string[]>(name, {
    required,
    rules: [() => (sending.length === 0 ? null : 'Дождитесь, пока файл загрузится')],
    words: { label: field.name, show: (held) => held.map(nameOf).join(', ') || 'нет файла' },
  });
  const values = control.value ?? [];
  const held = useRef(values);
  useLayoutEffect(() => {
    held.current = values;
  });
  const limits = {
    ...(field.type === 'FILE' ? simpleWidgetOfFiles : simpleWidget),
    bytes: largest,
  };

  // Without uploads there is nothing to delete on the server.
  const drop = (ticket: string) => {
    if (ticketFor !== null) dropFile(ticket);
  };
  const take = (ticket: string, file: File) => {
    rememberFile(ticket, { name: file.name, size: file.size, at: Date.now() });
    if (!field.multiple) held.current.forEach(drop);
    // A ref, because the next upload may finish before this one is rendered.
    held.current = [...(field.multiple ? held.current : []), ticket];
    control.onChange(held.current);
  };
  const send = async (file: File) => {
    const problem = uploadProblem(file, limits);
    setFailure(problem && `${file.name}: ${problem}`);
    if (problem !== null) return;
    if (ticketFor === null) {
      take(crypto.randomUUID(), file);
      return;
    }
    lastId.current += 1;
    const id = lastId.current;
    setSending((all) => [...all, { id, name: file.name, percent: 0 }]);
    try {
      const ticket = await ticketFor();
      await uploadFile({
        file,
        to: `/media/forms/${ticket}`,
        field: 'file',
        limits,
        onProgress: (percent) =>
          setSending((all) => all.map((one) => (one.id === id ? { ...one, percent } : one))),
      });
      take(ticket, file);
    } catch (thrown) {
      setFailure(`${file.name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    } finally {
      setSending((all) => all.filter((one) => one.id !== id));
    }
  };
  const takesMore = field.multiple || sending.length === 0;
  const add = (files: readonly File[]) => {
    for (const file of field.multiple ? files : files.slice(0, 1)) void send(file);
  };
  const message = failure ?? error;
  return (
    <Group aria-invalid={message !== null || undefined} tabIndex={error === null ? undefined : -1}>
      <legend>
        {field.name}
        {required && <span aria-hidden> *</span>}
      </legend>
      <DropZone onFiles={takesMore ? add : null} pastesOnPage={false}>
        {values.map((ticket) => (
          <HStack key={ticket} gap="2" mb="1.5">
            <FileText size={16} aria-hidden />
            <Text truncate>{nameOf(ticket)}</Text>
            <Text tone="muted" size="sm" whiteSpace="nowrap">
              {sizeOf(ticket)}
            </Text>
            <IconButton
              size="sm"
              icon={<X />}
              label={`Убрать: ${nameOf(ticket)}`}
              onClick={() => {
                control.onChange(values.filter((other) => other !== ticket));
                drop(ticket);
              }}
            />
          </HStack>
        ))}
        {sending.map(({ id, name: fileName, percent }) => (
          <chakra.div key={id} mb="2" w="full">
            <Text size="sm" truncate>
              {fileName}
            </Text>
            <ProgressBar label={`Загрузка: ${fileName}`} value={Math.floor(percent)} />
          </chakra.div>
        ))}
        {takesMore && (
          <FilePickButton
            size="sm"
            icon={<Upload size={16} aria-hidden />}
            aria-label={`${wordsOf(field, values)}: ${field.name}`}
            label={`Файл: ${field.name}`}
            limits={limits}
            isMultiple={field.multiple}
            onFiles={add}
          >
            {wordsOf(field, values)}
          </FilePickButton>
        )}
      </DropZone>
      <div aria-live="polite">
        <FieldNote id={`${name}-note`} error={message} hint={hint ?? 'Не больше 10 МБ'} />
      </div>
    </Group>
  );
}

const nameOf = (ticket: string): string => pendingFile(ticket)?.name ?? 'Файл';

function sizeOf(ticket: string): string | null {
  const file = pendingFile(ticket);
  return file === undefined ? null : formatSize(file.size);
}

function wordsOf({ multiple }: DescribedField, values: readonly string[]): string {
  if (values.length === 0) return 'Загрузить';
  return multiple ? 'Добавить' : 'Заменить';
}

const Group = chakra('fieldset', {
  base: {
    minW: '0',
    m: '0',
    p: '0',
    border: 'none',
    '& > legend': {
      mb: '1',
      p: '0',
      color: 'label',
      fontSize: 'sm',
      fontWeight: 'medium',
      lineHeight: '20px',
      '& > span': { color: 'danger' },
    },
    '& > div': { minH: 'auto', maxW: 'full' },
  },
});
