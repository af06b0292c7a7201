// Checkbox and switch: styled native inputs, so forms, labels and screen readers work as usual.
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { colors } from '../theme/tokens.ts';

type ToggleProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'color' | 'onChange' | 'checked'
> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export type CheckboxProps = ToggleProps & {
  /** Some of the represented items are checked. */
  indeterminate?: boolean | undefined;
  /** The label; without it set `aria-label`. */
  children?: ReactNode;
};

export function Checkbox({ indeterminate = false, children, onChange, ...rest }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const box = (
    <CheckboxInput
      ref={ref}
      type="checkbox"
      {...rest}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
  if (!children) return box;
  return (
    <ToggleLabel>
      {box}
      <span>{children}</span>
    </ToggleLabel>
  );
}

export type SwitchProps = ToggleProps & {
  children?: ReactNode;
  /** Puts the label at the left and the switch at the right edge, as in a list of settings. */
  spread?: boolean | undefined;
};

export function Switch({ children, spread = false, onChange, ...rest }: SwitchProps) {
  const knob = (
    <SwitchInput
      type="checkbox"
      role="switch"
      aria-checked={rest.checked}
      {...rest}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
  if (!children) return knob;
  return (
    <ToggleLabel
      justifyContent={spread ? 'space-between' : undefined}
      flexDirection={spread ? 'row-reverse' : undefined}
    >
      {knob}
      <span>{children}</span>
    </ToggleLabel>
  );
}

/** The checkbox style, also used in tables without a Chakra component per cell. */
export const checkboxStyle = {
  appearance: 'none',
  flexShrink: 0,
  width: '16px',
  height: '16px',
  margin: 0,
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: '4px',
  bg: 'surface',
  cursor: 'pointer',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  transition: 'background-color 120ms, border-color 120ms',
  '&:hover:not(:disabled)': { borderColor: 'primary' },
  '&:checked, &:indeterminate': { bg: 'primary', borderColor: 'primary' },
  '&:checked': icon('<path d="M3.5 8.5l3 3 6-6.5"/>'),
  '&:indeterminate': icon('<path d="M4 8h8"/>'),
  '&:disabled': { opacity: 0.5, cursor: 'default' },
} as const;

const CheckboxInput = chakra('input', { base: checkboxStyle });

const SwitchInput = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    w: '34px',
    h: '20px',
    m: '0',
    borderRadius: 'full',
    bg: 'edge',
    cursor: 'pointer',
    transition: 'background-color 150ms',
    _after: {
      content: '""',
      position: 'absolute',
      top: '2px',
      left: '2px',
      boxSize: '16px',
      borderRadius: 'full',
      bg: 'surface',
      boxShadow: 'knob',
      transition: 'transform 150ms',
    },
    '&:checked': { bg: 'primary' },
    '&:checked::after': { transform: 'translateX(14px)' },
    _disabled: { opacity: 0.5, cursor: 'default' },
  },
});

const ToggleLabel = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2.5', minH: '24px', cursor: 'pointer' },
});

/** Images in CSS can't use tokens, so there is one per theme. */
function icon(path: string) {
  const [light, dark] = colors.onPrimary.map((stroke) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="${stroke}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`;
    return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  });
  return { backgroundImage: light, _dark: { backgroundImage: dark } };
}
