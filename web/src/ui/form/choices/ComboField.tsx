// ComboBox as a form field.
import { ComboBox, type ChosenRecord, type ComboBoxProps } from './ComboBox.tsx';
import type { ComboStyleProps } from './ComboInput.tsx';
import { useField, type FieldRules } from '../useField.ts';

export type ComboFieldProps = ComboStyleProps &
  Omit<FieldRules<ChosenRecord | null>, 'check'> &
  Pick<ComboBoxProps, 'search' | 'create'> & { name: string };

export function ComboField({ name, rules, ...box }: ComboFieldProps) {
  const { field, error } = useField<ChosenRecord | null>(name, {
    required: box.required,
    rules,
    words: { label: box.label, show: (chosen) => (chosen ? `«${chosen.name}»` : 'не выбрано') },
  });
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
