// A form field that holds one file of the school.
import { FolderOpen, X } from 'lucide-react';
import { Button, Fieldset, FieldNote, Flex, Text, useField } from '../../ui/index.ts';
import { usePicker, type PickOptions } from './usePicker.tsx';

export interface ChosenFile {
  /** The global id of an UploadedFile. */
  id: string;
  name: string;
}

export function FileField({
  companyId,
  name,
  label,
  hint,
  kinds,
  mayPick,
}: {
  companyId: string;
  name: string;
  label: string;
  hint?: string;
  kinds: NonNullable<PickOptions['kinds']>;
  /** Whether the user may see the school's files. */
  mayPick: boolean;
}) {
  const pick = usePicker(companyId);
  const { field, error } = useField<ChosenFile | null>(name, {
    words: { label, show: (file) => file?.name ?? 'нет' },
  });
  const { value } = field;
  const choose = async () => {
    const [file] = await pick({ title: label, kinds });
    if (file) field.onChange({ id: file.id, name: file.name });
  };
  return (
    <Fieldset>
      <legend>{label}</legend>
      <Flex align="center" gap="2" wrap="wrap">
        {value && <Text overflowWrap="anywhere">{value.name}</Text>}
        {mayPick && (
          <Button
            size="sm"
            icon={<FolderOpen size={16} aria-hidden />}
            aria-label={`${value ? 'Заменить' : 'Выбрать'}: ${label}`}
            aria-describedby={`${name}-note`}
            onClick={() => void choose()}
          >
            {value ? 'Заменить' : 'Выбрать'}
          </Button>
        )}
        {value && (
          <Button
            size="sm"
            variant="ghost"
            icon={<X size={16} aria-hidden />}
            aria-label={`Убрать: ${label}`}
            onClick={() => field.onChange(null)}
          >
            Убрать
          </Button>
        )}
      </Flex>
      <FieldNote id={`${name}-note`} hint={hint} error={error} />
    </Fieldset>
  );
}
