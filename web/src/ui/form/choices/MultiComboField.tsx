// MultiComboBox as a form field.
import type { ChosenRecord } from './ComboBox.tsx';
import type { ComboStyleProps } from './ComboInput.tsx';
import { MultiComboBox, type MultiComboBoxProps } from './MultiComboBox.tsx';
import { useField, type FieldRules } from '../useField.ts';

export type MultiComboFieldProps = ComboStyleProps &
  Omit<FieldRules<readonly ChosenRecord[]>, 'check'> &
  Pick<MultiComboBoxProps, 'search' | 'create'> & { name: string };

export function MultiComboField({ name, required, rules, ...box }: MultiComboFieldProps) {
  const { field, error } = useField<readonly ChosenRecord[]>(name, {
    required,
    rules,
    words: { label: box.label, each: (chosen) => chosen.name },
  });
  return (
    <MultiComboBox
      {...box}
      required={required}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
