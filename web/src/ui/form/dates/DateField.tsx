// DateBox as a form field; an invalid date prevents saving.
import { useState } from 'react';
import { formatDate } from '../../format/format.ts';
import { DateBox, type DateBoxProps } from './DateBox.tsx';
import type { FrameProps } from '../frame.tsx';
import { useField, type FieldRules } from '../useField.ts';

export type DateFieldProps = FrameProps &
  Omit<FieldRules<string | null>, 'check'> &
  Pick<DateBoxProps, 'min' | 'max' | 'disabled' | 'hideLabel'> & { name: string };

export function DateField({ name, required, rules = [], ...box }: DateFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { field, error } = useField<string | null>(name, {
    required: required === true && problem === null,
    rules: [() => problem, ...rules],
    words: { label: box.label, show: (day) => (day === null ? 'не указано' : formatDate(day)) },
  });
  return (
    <DateBox
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
