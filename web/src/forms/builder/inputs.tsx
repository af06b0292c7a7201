// Inputs of the builder's panels: each change is applied to the form immediately.
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { chakra, FieldFrame, Input, LongInput } from '../../ui/index.ts';

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
  /** Multi-line. */
  long?: boolean;
  maxLength?: number;
  /** Id of the input, to focus it from elsewhere. */
  id?: string;
}) {
  const Box = long ? LongInput : Input;
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Box
          {...control}
          data-of-form
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

/**
 * Groups the inputs of one of `settledSettings`: its value is final when the focus leaves the group or on Enter.
 */
export function CommitOnBlur({ onLeft, children }: { onLeft: () => void; children: ReactNode }) {
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<Element>) => {
    // Ignores the window's loss of focus, after which the input is still the active element.
    const isLeft = target !== document.activeElement && !currentTarget.contains(relatedTarget);
    if (isLeft) onLeft();
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) onLeft();
  };
  return (
    // Inputs within handle keys first.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Together data-of-form onBlur={onBlur} onKeyDown={onKeyDown}>
      {children}
    </Together>
  );
}

const Together = chakra('div', { base: { display: 'contents' } });
