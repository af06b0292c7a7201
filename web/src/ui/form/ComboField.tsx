// Choice of one record by typing a part of its name, as a field of a form.
import { ComboBox, type ChosenRecord } from './ComboBox.tsx';
import type { ComboLook } from './ComboInput.tsx';
import { useField, type FieldRules } from './useField.ts';
import type { RecordSearch } from './useRecordSearch.ts';

export type ComboFieldProps = ComboLook &
  Omit<FieldRules<ChosenRecord | null>, 'check'> & { name: string; search: RecordSearch };

export function ComboField({ name, rules, ...box }: ComboFieldProps) {
  const { field, error } = useField<ChosenRecord | null>(name, { required: box.required, rules });
  return (
    <ComboBox
      {...box}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
