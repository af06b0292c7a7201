// A group of inputs with a legend that looks like a field's label.
import { chakra } from '@chakra-ui/react';

export const Fieldset = chakra('fieldset', {
  base: {
    minW: '0',
    m: '0',
    p: '0',
    border: 'none',
    '& > legend': {
      mb: '1',
      p: '0',
      color: 'label',
      fontSize: 'sm',
      fontWeight: 'medium',
      lineHeight: '20px',
      '& > span': { color: 'danger' },
    },
  },
});
