// Inputs of answers: styled as form inputs, and 16 px text on phones, where browsers zoom in on smaller text.
import { chakra, Flex, Input } from '../../../ui/index.ts';

const touched = {
  minH: { base: '10', md: 'control' },
  fontSize: { base: 'lg', md: 'md' },
} as const;

export const AnswerTextInput = chakra(Input, { base: touched });

/** Within a text: as wide as its content. */
export const BlankInput = chakra(Input, {
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

/** A native select: phones show it full screen with whole lines of long options. */
export const AnswerSelect = chakra('select', {
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

/** In a row; wraps when there is no space. */
export const ButtonRow = chakra(Flex, {
  base: {
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& button': { minH: { base: '10', md: 'auto' } },
  },
});
