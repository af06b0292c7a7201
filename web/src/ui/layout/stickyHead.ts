// The sticky header of a page. Its height is fixed, so scroll offsets and elements that stick below it need no
// measuring.
import type { SystemStyleObject } from '@chakra-ui/react';
import { widths } from '../theme/tokens.ts';

/** Pixels. */
const heights = { bar: 56, name: 52, tabs: 44 } as const;

/** Lower windows, such as phones in landscape, have no room for it. */
const isHigh = '(min-height: 521px)';
// At this width the title and all actions fit in one line.
const wide = `@media (min-width: ${widths.wide}px) and ${isHigh}` as const;
const narrow = `@media (width < ${widths.wide}px) and ${isHigh}` as const;
const low = '@media (max-height: 520px)';

/** The attribute of the header element; its value says whether it has `tabs` or only the `name`. */
const mark = 'data-sticky-head';

const px = (pixels: number) => `${String(pixels)}px`;

const line: SystemStyleObject = {
  position: 'sticky',
  zIndex: 'sticky',
  bg: 'surface',
  px: { base: '4', md: '6' },
};

/** Passes the height to the following elements. */
const headHeightVariable: SystemStyleObject = {
  '& ~ *': { '--head': px(heights.name) },
  [`&[${mark}=tabs] ~ *` as const]: { '--head': px(heights.name + heights.tabs) },
};

const look: SystemStyleObject = {
  '& .tabs': { h: px(heights.tabs) },
  '& .name > :not(h1)': { flexShrink: 0 },
  [wide]: {
    ...headHeightVariable,
    position: 'sticky',
    top: px(heights.bar),
    zIndex: 'sticky',
    '& .top': { h: px(heights.name), pt: '2' },
    '& .name': { minW: '0' },
    '& .tools': { flexWrap: 'nowrap', flexShrink: 0 },
    '& h1': { lineClamp: '1', minW: '160px' },
    // Two lines of this size are as high as one of the usual size.
    '& h1[data-long]': { lineClamp: '2', fontSize: 'lg' },
  },
  // Only the title and the tabs stick; the actions between them scroll away.
  [narrow]: {
    ...headHeightVariable,
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
  /** For the element that scrolls the page. */
  scrolling: { [`&:has([${mark}])`]: { [wide]: padded, [narrow]: padded } },
} as const;

/** The top offset of elements that stick below the header. */
export const belowHead = `calc(${px(heights.bar)} + var(--head, 0px))`;
