// The head of a page that stays at the top, and what stands below it. It is as high as it is whatever stands in it, so that
// what an address leads to, what takes the focus and what sticks below it know where it ends without measuring.
import type { SystemStyleObject } from '@chakra-ui/react';
import { widths } from '../theme/tokens.ts';

/** Pixels. */
const heights = { bar: 56, name: 52, tabs: 44 } as const;

/** Windows that are lower, such as telephones on their side, have no room for it. */
const isHigh = '(min-height: 521px)';
// Beside the name a window has room for all actions of a record.
const wide = `@media (min-width: ${widths.wide}px) and ${isHigh}` as const;
const narrow = `@media (width < ${widths.wide}px) and ${isHigh}` as const;
const low = '@media (max-height: 520px)';

/** Names the attribute by which it is found, with what it has: `tabs`, or only the `name`. */
const mark = 'data-sticky-head';

const px = (pixels: number) => `${String(pixels)}px`;

const line: SystemStyleObject = {
  position: 'sticky',
  zIndex: 'sticky',
  bg: 'surface',
  px: { base: '4', md: '6' },
};

/** What stands below it knows how high it is. */
const told: SystemStyleObject = {
  '& ~ *': { '--head': px(heights.name) },
  [`&[${mark}=tabs] ~ *` as const]: { '--head': px(heights.name + heights.tabs) },
};

const look: SystemStyleObject = {
  '& .tabs': { h: px(heights.tabs) },
  '& .name > :not(h1)': { flexShrink: 0 },
  [wide]: {
    ...told,
    position: 'sticky',
    top: px(heights.bar),
    zIndex: 'sticky',
    '& .top': { h: px(heights.name), pt: '2' },
    '& .name': { minW: '0' },
    '& .tools': { flexWrap: 'nowrap', flexShrink: 0 },
    '& h1': { lineClamp: '1', minW: '160px' },
    // Two lines are as high as one of the usual size.
    '& h1[data-long]': { lineClamp: '2', fontSize: 'lg' },
  },
  // The actions stand between two lines that stay.
  [narrow]: {
    ...told,
    display: 'contents',
    '& .top': { display: 'contents' },
    '& .name': { ...line, top: px(heights.bar), h: px(heights.name) },
    '& .tools': { ml: '0', px: { base: '4', md: '6' }, pb: '2', bg: 'surface' },
    '& .tabs': { ...line, top: px(heights.bar + heights.name) },
    '& h1': { lineClamp: '2', fontSize: 'lg' },
  },
  [low]: { '& .top': { flexWrap: 'wrap', py: '2' } },
};

const padded = { scrollPaddingTop: px(heights.bar + heights.name + heights.tabs + 12) };

export const stickyHead = {
  mark,
  look,
  /** For what scrolls the page. */
  scrolling: { [`&:has([${mark}])`]: { [wide]: padded, [narrow]: padded } },
} as const;

/** Where something sticks below what stays at the top of its page. */
export const belowHead = `calc(${px(heights.bar)} + var(--head, 0px))`;
