// DateTimeBox as a form field; an invalid date or time prevents saving.
import { useState } from 'react';
import { formatDateTime } from '../../format/format.ts';
import { DateTimeBox, type DateTimeBoxProps } from './DateTimeBox.tsx';
import type { FrameProps } from '../frame.tsx';
import { useField, type FieldRules } from '../useField.ts';

export type DateTimeFieldProps = FrameProps &
  Omit<FieldRules<string | null>, 'check'> &
  Pick<DateTimeBoxProps, 'disabled' | 'hideLabel' | 'usualTime'> & { name: string };

export function DateTimeField({ name, required, rules = [], ...box }: DateTimeFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { field, error } = useField<string | null>(name, {
    required: required === true && problem === null,
    rules: [() => problem, ...rules],
    words: { label: box.label, show: (at) => (at === null ? 'не указано' : formatDateTime(at)) },
  });
  return (
    <DateTimeBox
      {...box}
      required={required}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      onProblem={setProblem}
      error={error}
    />
  );
}
