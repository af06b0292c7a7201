// A button that looks like a field and opens a picker.
import { chakra } from '@chakra-ui/react';
import { boxRecipe } from './frame.tsx';

export const BoxButton = chakra('button', {
  base: {
    ...boxRecipe.base,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    '& > svg': { color: 'muted', flexShrink: 0 },
  },
});

export const BoxText = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '& > svg': { boxSize: '16px', flexShrink: 0 },
  },
  variants: { isEmpty: { true: { color: 'faint' } } },
});
