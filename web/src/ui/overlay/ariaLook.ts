// Styles of the layers in aria.tsx.
import { chakra } from '@chakra-ui/react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { MenuItem } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { motion } from '../theme/tokens.ts';

/** React Aria components take no style props, so all props are forwarded. */
const forwardAll = {
  shouldForwardProp: (prop: string, variants?: string[]) => !variants?.includes(prop),
};

export const Float = chakra(
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
    },
  },
  forwardAll,
);

export const List = chakra('div', {
  base: {
    '& > *': { p: '1', outline: 'none' },
    '& > [data-old]': { opacity: 0.5 },
    '& header': {
      px: '2.5',
      pt: '2',
      pb: '1',
      color: 'muted',
      fontSize: 'xs',
      fontWeight: 'medium',
    },
  },
});

const option = {
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

export const MenuOption = chakra(
  MenuItem,
  {
    base: {
      ...option,
      '&[data-danger]': { color: 'danger', '& > svg': { color: 'danger' } },
      '&[data-danger][data-focused]': { bg: 'dangerSoft' },
    },
  },
  forwardAll,
);

export const Choice = chakra(
  ListBoxItem,
  { base: { ...option, '&[data-selected]': { fontWeight: 'medium' } } },
  forwardAll,
);

/** An option of a combobox, whose input keeps the focus. */
export const Suggestion = chakra('div', {
  base: { ...option, '&:hover': { bg: 'soft' }, '&[aria-selected=true]': { fontWeight: 'medium' } },
});

/** Shown instead of options. */
export const Notice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '44px',
    px: '3.5',
    py: '1.5',
    color: 'muted',
  },
});

export const Line = chakra(
  Separator,
  { base: { h: '1px', my: '1', mx: '-4px', bg: 'line', border: 'none' } },
  forwardAll,
);

export const Panel = chakra(Dialog, { base: { p: '4', outline: 'none' } }, forwardAll);

export const Scrim = chakra(
  ModalOverlay,
  {
    base: {
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      display: 'grid',
      placeItems: 'center',
      p: { base: '0', sm: '4' },
      bg: 'scrim',
      transition: `opacity ${motion}`,
      '&[data-entering], &[data-exiting]': { opacity: 0 },
    },
  },
  forwardAll,
);

export const Paper = chakra(
  Modal,
  {
    base: {
      display: 'flex',
      w: 'full',
      h: { base: 'var(--visual-viewport-height, 100dvh)', sm: 'auto' },
      maxH: { base: 'none', sm: 'calc(var(--visual-viewport-height, 100dvh) - 32px)' },
      bg: 'surface',
      borderRadius: { base: '0', sm: 'xl' },
      boxShadow: 'modal',
      overflow: 'hidden',
      transition: `transform ${motion}`,
      '&[data-entering], &[data-exiting]': { transform: 'translateY(8px) scale(0.99)' },
      '& > .modal': {
        flex: '1',
        minW: 0,
        display: 'flex',
        flexDirection: 'column',
        outline: 'none',
      },
      '& > .modal > form': { flex: '1', minH: 0, display: 'flex', flexDirection: 'column' },
      '& > .modal > header': {
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: '4',
        pl: '6',
        pr: '4',
        pt: '4',
        pb: '3',
      },
    },
    variants: { size: { narrow: { maxW: { sm: '550px' } }, wide: { maxW: { sm: '720px' } } } },
  },
  forwardAll,
);

export const Title = chakra(
  Heading,
  { base: { pt: '1', fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' } },
  forwardAll,
);
