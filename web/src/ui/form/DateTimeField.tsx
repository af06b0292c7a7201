// Choice of a moment, as a field of a form.
import { formatDateTime } from '../format.ts';
import { DateTimeBox, type DateTimeBoxProps } from './DateTimeBox.tsx';
import type { FrameProps } from './frame.tsx';
import { useField, type FieldRules } from './useField.ts';

export type DateTimeFieldProps = FrameProps &
  Omit<FieldRules<string | null>, 'check'> &
  Pick<DateTimeBoxProps, 'disabled' | 'hideLabel'> & { name: string };

export function DateTimeField({ name, required, rules, ...box }: DateTimeFieldProps) {
  const { field, error } = useField<string | null>(name, {
    required,
    rules,
    words: { label: box.label, show: (at) => (at === null ? 'не указано' : formatDateTime(at)) },
  });
  return (
    <DateTimeBox
      {...box}
      required={required}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
