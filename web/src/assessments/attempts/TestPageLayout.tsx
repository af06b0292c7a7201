// The layout of pages on which a test is taken.
import { chakra } from '../../ui/index.ts';

export const TestPageLayout = chakra('div', {
  base: { w: 'full', maxW: '1080px', mx: 'auto', px: { base: '4', md: '6' }, py: '6' },
});
