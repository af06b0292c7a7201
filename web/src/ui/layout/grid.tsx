// A grid whose columns keep their share of its width: one long word in a cell makes none of them wider.
import { chakra, Grid as ChakraGrid } from '@chakra-ui/react';

export const Grid = chakra(ChakraGrid, { base: { '& > *': { minW: '0' } } });
