// Typography: headings, text, keys.
import { chakra } from '@chakra-ui/react';

/** A heading; `as` sets its level, `size` its look. */
export const Heading = chakra('h2', {
  base: { color: 'ink', fontWeight: 'semibold', lineHeight: 'tight', textWrap: 'balance' },
  variants: {
    size: {
      page: { fontSize: '2xl', letterSpacing: '-0.01em' },
      section: { fontSize: 'xl' },
      card: { fontSize: '15px' },
      small: { fontSize: 'md' },
    },
  },
  defaultVariants: { size: 'card' },
});

export const Text = chakra('p', {
  base: { color: 'ink' },
  variants: {
    tone: {
      normal: {},
      muted: { color: 'muted' },
      danger: { color: 'danger' },
    },
    size: { md: { fontSize: 'md' }, sm: { fontSize: 'sm' }, xs: { fontSize: 'xs' } },
  },
  defaultVariants: { tone: 'normal', size: 'md' },
});

/** A keyboard key. */
export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-block',
    px: '1.5',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'sm',
    bg: 'surface',
    color: 'muted',
    fontFamily: 'body',
    fontSize: '11px',
    fontWeight: 'medium',
    lineHeight: '18px',
    whiteSpace: 'nowrap',
  },
});
