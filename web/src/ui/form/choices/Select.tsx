// SelectBox as a form field.
import type { FrameProps } from '../frame.tsx';
import { SelectBox, type SelectBoxProps } from './SelectBox.tsx';
import { useField, type FieldRules } from '../useField.ts';

export type SelectProps<Value extends string> = FrameProps &
  Omit<FieldRules<Value | null>, 'check'> &
  Pick<SelectBoxProps<Value>, 'options' | 'placeholder' | 'disabled'> & { name: string };

export function Select<Value extends string>({
  name,
  required,
  rules,
  ...box
}: SelectProps<Value>) {
  const { field, error } = useField<Value | null>(name, {
    required,
    rules,
    words: {
      label: box.label,
      show: (chosen) =>
        box.options.find(({ value }) => value === chosen)?.label ?? box.placeholder ?? 'не выбрано',
    },
  });
  return (
    <SelectBox
      {...box}
      required={required}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
