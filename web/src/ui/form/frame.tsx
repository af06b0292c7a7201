// The common parts of all fields: label, hint or error below, and the style of the box.
import { useId, type ReactNode } from 'react';
import { chakra, defineRecipe, VisuallyHidden } from '@chakra-ui/react';

export type FrameProps = {
  label: string;
  hint?: ReactNode;
  required?: boolean | undefined;
};

type FieldFrameProps = FrameProps & {
  error: string | null;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** Receives the props for the control. */
  children: (control: ControlProps) => ReactNode;
};

export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
};

export function FieldFrame({
  label,
  hint,
  required = false,
  error,
  hideLabel = false,
  children,
}: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <chakra.div minW="0" w="full">
      {hideLabel ? (
        <VisuallyHidden asChild>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <FieldLabel htmlFor={id} required={required}>
          {label}
        </FieldLabel>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      <div aria-live="polite">{note && <FieldNote id={noteId} error={error} hint={hint} />}</div>
    </chakra.div>
  );
}

export function FieldLabel({
  htmlFor,
  id,
  required,
  children,
}: {
  htmlFor?: string;
  id?: string;
  required?: boolean;
  children: ReactNode;
}) {
  return (
    <StyledLabel htmlFor={htmlFor} id={id}>
      {children}
      {required && (
        <chakra.span aria-hidden color="danger">
          {' *'}
        </chakra.span>
      )}
    </StyledLabel>
  );
}

export function FieldNote({
  id,
  error,
  hint,
}: {
  id: string;
  error: string | null;
  hint?: ReactNode;
}) {
  return (
    <chakra.p id={id} mt="1" fontSize="xs" color={error ? 'danger' : 'faint'}>
      {error ?? hint}
    </chakra.p>
  );
}

export const boxRecipe = defineRecipe({
  base: {
    w: 'full',
    h: 'control',
    px: '3',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'lg',
    bg: 'surface',
    color: 'ink',
    fontSize: 'md',
    textAlign: 'start',
    transition: 'border-color 120ms, box-shadow 120ms',
    '&:hover:not(:disabled)': { borderColor: 'muted' },
    '&:focus, &[data-focus-visible], &[aria-expanded=true]': {
      outline: 'none',
      borderColor: 'primary',
      boxShadow: '0 0 0 3px color-mix(in srgb, var(--chakra-colors-primary) 22%, transparent)',
    },
    '&[aria-invalid=true], [data-invalid] > &': { borderColor: 'danger' },
    '&[aria-invalid=true]:focus': {
      boxShadow: '0 0 0 3px color-mix(in srgb, var(--chakra-colors-danger) 20%, transparent)',
    },
    '&:disabled': { bg: 'soft', color: 'muted' },
  },
});

/** A plain input outside of forms; give it an accessible name. */
export const Input = chakra('input', boxRecipe);

/** Reserves space for content inside the box on the right. */
export const InputBox = chakra('div', { base: { position: 'relative' } });

export const Inside = chakra('div', {
  base: {
    position: 'absolute',
    right: '3',
    top: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    color: 'muted',
  },
  variants: {
    tight: { true: { right: '0.5' } },
    /** Clicks reach the box below. */
    passive: { true: { pointerEvents: 'none' } },
  },
});

const StyledLabel = chakra('label', {
  base: {
    display: 'block',
    mb: '1',
    color: 'label',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '20px',
  },
});
