// The boxes that answers are given in: as those of forms, and large enough for a finger on a telephone, whose browser does
// not come nearer to letters of 16 pixels.
import { chakra, Flex, Input } from '../../../ui/index.ts';

const touched = {
  minH: { base: '10', md: 'control' },
  fontSize: { base: 'lg', md: 'md' },
} as const;

export const LineBox = chakra(Input, { base: touched });

/** Within a text: as wide as what stands in it. */
export const BlankBox = chakra(Input, {
  base: {
    ...touched,
    display: 'inline-block',
    w: 'auto',
    minW: '90px',
    maxW: 'full',
    mx: '0.5',
    my: '0.5',
    px: '2',
    fieldSizing: 'content',
  },
});

/** The browser's own list: telephones show it over the whole screen, with whole lines of what is long. */
export const ChoiceList = chakra('select', {
  base: {
    ...touched,
    w: 'full',
    maxW: 'full',
    px: '2',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'lg',
    bg: 'surface',
    color: 'ink',
    textOverflow: 'ellipsis',
    '&:hover:not(:disabled)': { borderColor: 'muted' },
    '&:disabled': { bg: 'soft', color: 'muted', opacity: 1 },
    '& > option': { bg: 'surface', color: 'ink' },
  },
  variants: { inText: { true: { w: 'auto', minW: '90px', mx: '0.5', my: '0.5' } } },
});

/** Beside each other, one under another where there is no room. */
export const Buttons = chakra(Flex, {
  base: {
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& button': { minH: { base: '10', md: 'auto' } },
  },
});
