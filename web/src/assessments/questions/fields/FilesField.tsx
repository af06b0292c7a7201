// Files attached to the text of a question, in order.
import { Paperclip } from 'lucide-react';
import { usePicker } from '../../../media/index.ts';
import { Button, Text, useField } from '../../../ui/index.ts';
import type { QuestionFileDraft } from '../questionValues.ts';
import { FieldRows } from './FieldRows.tsx';

const most = 20;

export function FilesField({ name, companyId }: { name: string; companyId: string }) {
  const { field, error } = useField<readonly QuestionFileDraft[]>(name, {
    words: {
      label: 'Файлы к вопросу',
      show: (files) => files.map((file) => file.name).join(', ') || 'нет',
    },
  });
  const pick = usePicker(companyId);
  const files = field.value;
  const choose = async () => {
    const picked = await pick({ title: 'Файлы к вопросу', isMultiple: true });
    const added = picked
      .filter(({ id }) => !files.some((file) => file.id === id))
      .map(({ id, name: fileName, url }) => ({ id, name: fileName, url }));
    if (added.length > 0) field.onChange([...files, ...added].slice(0, most));
  };
  return (
    <div>
      {files.length > 0 && (
        <FieldRows
          label="Файлы к вопросу"
          error={error}
          rows={files}
          // Never used as a row: files can't be typed.
          blank={files[0]!}
          most={files.length}
          nameOf={(file) => file.name}
          onChange={field.onChange}
        >
          {(file) => (
            <Text size="sm" pt="2">
              {file.name}
            </Text>
          )}
        </FieldRows>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<Paperclip size={16} aria-hidden />}
        disabled={files.length >= most}
        onClick={() => void choose()}
      >
        Прикрепить файлы
      </Button>
    </div>
  );
}
