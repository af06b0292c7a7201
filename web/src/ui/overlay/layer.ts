// The shared look of layers that open over the page: menus, popovers, lists of a select.
import { chakra } from '@chakra-ui/react';
import { Popover } from 'react-aria-components/Popover';

/** React Aria's components take all their props themselves; none of them is a style. */
export const forwardAll = {
  shouldForwardProp: (prop: string, variants?: string[]) => !variants?.includes(prop),
};

export const LayerPopover = chakra(
  Popover,
  {
    base: {
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'popover',
      minW: '180px',
      maxW: 'min(420px, calc(100vw - 24px))',
      overflow: 'auto',
      outline: 'none',
      transition: 'opacity 120ms, transform 120ms',
      '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(-4px)' },
      '&[data-trigger=Select]': { minW: 'var(--trigger-width)' },
    },
  },
  forwardAll,
);

/** A row of a menu or of a select's list. */
export const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: '34px',
  px: '2.5',
  py: '1.5',
  borderRadius: 'md',
  color: 'ink',
  fontSize: 'md',
  lineHeight: '20px',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  '& > svg': { boxSize: '16px', flexShrink: 0, color: 'muted' },
  '&[data-focused], &[data-hovered]': { bg: 'soft' },
  '&[data-focus-visible]': { boxShadow: 'inset 0 0 0 2px var(--chakra-colors-primary)' },
  '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
} as const;
