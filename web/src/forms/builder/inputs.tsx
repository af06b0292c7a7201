// Boxes of the builder's panels: what is typed goes into the form at once.
import { FieldFrame, Input, LongInput } from '../../ui/index.ts';

export function TextBox({
  label,
  hint,
  value,
  onChange,
  error = null,
  required = false,
  long = false,
  maxLength = 255,
  id,
}: {
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
  required?: boolean;
  /** Of several lines. */
  long?: boolean;
  maxLength?: number;
  /** Of the box, for who leads to it. */
  id?: string;
}) {
  const Box = long ? LongInput : Input;
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Box
          {...control}
          {...(id !== undefined && { 'data-part': id })}
          value={value}
          maxLength={maxLength}
          onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
            onChange(currentTarget.value)
          }
        />
      )}
    </FieldFrame>
  );
}
