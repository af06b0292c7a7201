// The content area of a page without a full-page table: cards on the canvas.
import { chakra } from '@chakra-ui/react';

export const PageBody = chakra('div', {
  base: {
    flex: '1',
    px: { base: '4', md: '6' },
    py: '5',
    bg: 'canvas',
    borderTop: '1px solid',
    borderColor: 'line',
  },
});
