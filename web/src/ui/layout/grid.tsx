// A grid with columns of fixed shares: a long word in a cell doesn't widen its column.
import { chakra, Grid as ChakraGrid } from '@chakra-ui/react';

export const Grid = chakra(ChakraGrid, { base: { '& > *': { minW: '0' } } });
