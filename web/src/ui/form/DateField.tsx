// Choice of a day from a calendar, as a field of a form.
import { formatDate } from '../format.ts';
import { DateBox, type DateBoxProps } from './DateBox.tsx';
import type { FrameProps } from './frame.tsx';
import { useField, type FieldRules } from './useField.ts';

export type DateFieldProps = FrameProps &
  Omit<FieldRules<string | null>, 'check'> &
  Pick<DateBoxProps, 'min' | 'max' | 'disabled' | 'hideLabel'> & { name: string };

export function DateField({ name, required, rules, ...box }: DateFieldProps) {
  const { field, error } = useField<string | null>(name, {
    required,
    rules,
    words: { label: box.label, show: (day) => (day === null ? 'не указано' : formatDate(day)) },
  });
  return (
    <DateBox
      {...box}
      required={required}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
