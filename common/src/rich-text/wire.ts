// The elements and attributes allowed in rich text on the wire. Readers accept nothing else, and a test compares the
// schema's output with it. It does not depend on the schema, so readers need only this file.
export { imageAddress, isForeign, linkAddress } from './addresses.ts';
export {
  alignments,
  backgrounds,
  lineHeights,
  looks,
  textColors,
  type Alignment,
  type Background,
  type LineHeight,
  type Look,
  type TextColor,
} from './palette.ts';

/** Allowed attributes by element. */
export const elements = {
  a: ['href', 'rel', 'target', 'download'],
  blockquote: [],
  br: [],
  code: ['class'],
  col: ['width'],
  colgroup: [],
  details: [],
  div: ['class'],
  em: [],
  figcaption: [],
  figure: ['class'],
  h2: ['class'],
  h3: ['class'],
  h4: ['class'],
  hr: [],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  li: ['data-checked'],
  mark: ['class'],
  ol: ['start'],
  p: ['class'],
  pre: [],
  s: [],
  span: ['class'],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan', 'data-colwidth'],
  th: ['colspan', 'rowspan', 'data-colwidth'],
  tr: [],
  u: [],
  ul: ['class'],
} as const satisfies Record<string, readonly string[]>;

/** Null for an element that is not allowed. */
export const attributesOf = (element: string): readonly string[] | null =>
  Object.hasOwn(elements, element) ? elements[element as keyof typeof elements] : null;
