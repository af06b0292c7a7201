// Boxes of the builder's panels: what is typed goes into the form at once.
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

/** Boxes of one of `settledSettings`: they are left together, or by Enter. */
export function Settled({ onLeft, children }: { onLeft: () => void; children: ReactNode }) {
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<Element>) => {
    // The window may have lost the focus, and not the box.
    const isLeft = target !== document.activeElement && !currentTarget.contains(relatedTarget);
    if (isLeft) onLeft();
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) onLeft();
  };
  return (
    // The boxes in it get the keys first.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Together data-of-form onBlur={onBlur} onKeyDown={onKeyDown}>
      {children}
    </Together>
  );
}

const Together = chakra('div', { base: { display: 'contents' } });
