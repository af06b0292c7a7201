// The attachments of a message: uploaded at once, attached when the message is sent.
import { useRef } from 'react';
import { FileText, Paperclip, X } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { simpleWidgetOfFiles } from './limits.ts';
import { useUploads } from './useUploads.ts';
import {
  chakra,
  DropZone,
  FilePickButton,
  IconButton,
  Text,
  UploadList,
  useField,
} from '../../ui/index.ts';

export interface SentFile {
  /** Global id. */
  id: string;
  fileName: string;
  url: string;
}

/** Per message. */
const limits = { ...simpleWidgetOfFiles, files: 20 };

export function MessageFilesField({
  name,
  place,
  to,
}: {
  name: string;
  /** Identifies the message, also for uploads that continue after leaving the screen. */
  place: string;
  /** The upload URL. */
  to: string;
}) {
  const element = useRef<HTMLDivElement>(null);
  const { getValues, setValue } = useFormContext();
  // Several uploads may finish between two renders.
  const change = (next: (all: readonly SentFile[]) => readonly SentFile[]) =>
    setValue(name, next(getValues(name) as readonly SentFile[]), { shouldDirty: true });
  const { uploads, add } = useUploads({
    place,
    to,
    limits,
    mustBeTaken: true,
    onDone: (answer) => {
      const { id, fileName, url } = (answer as { file: SentFile }).file;
      change((all) => [...all, { id, fileName, url }]);
    },
  });
  const { field, error } = useField<readonly SentFile[]>(name, {
    // Sending waits for running uploads, since later files would not be attached.
    rules: [() => (uploads.length > 0 ? 'Дождитесь загрузки файлов или отмените её' : null)],
    words: {
      label: 'Файлы',
      show: (sent) => sent.map(({ fileName }) => fileName).join(', ') || 'нет',
    },
  });
  const files = field.value;
  const room = limits.files - files.length - uploads.length;
  const remove = (id: string) => {
    change((all) => all.filter((file) => file.id !== id));
    // The focused button was removed.
    element.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={element}>
      <DropZone onFiles={room > 0 ? add : null} pastesOnPage={false}>
        {files.length > 0 && (
          <Files aria-label="Приложенные файлы">
            {files.map(({ id, fileName, url }) => (
              <li key={id}>
                <FileText size={16} aria-hidden />
                <chakra.a href={url} target="_blank" rel="noreferrer" color="primary" truncate>
                  {fileName}
                </chakra.a>
                <IconButton
                  size="sm"
                  icon={<X />}
                  label={`Убрать: ${fileName}`}
                  onClick={() => remove(id)}
                />
              </li>
            ))}
          </Files>
        )}
        <UploadList uploads={uploads} label="Загрузки файлов" />
        {room > 0 && (
          <FilePickButton
            size="sm"
            variant="ghost"
            icon={<Paperclip size={16} aria-hidden />}
            label="Файлы к сообщению"
            limits={{ ...limits, files: room }}
            onFiles={add}
          >
            Приложить файлы
          </FilePickButton>
        )}
      </DropZone>
      {error !== null && uploads.length > 0 && (
        <Text size="xs" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}

const Files = chakra('ul', {
  base: {
    m: '0',
    mb: '1',
    p: '0',
    // Keeps the text box in view beside twenty files.
    maxH: '40',
    overflowY: 'auto',
    listStyleType: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minW: '0' },
    // Keeps the size of the icon beside a long name.
    '& svg': { flexShrink: '0' },
  },
});
