// Several inputs under one name, which looks like the label of a field.
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
