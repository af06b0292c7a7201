// The closed lists of styles. Each is a class on the wire, which the reader styles in the light and the dark theme.

/** Text colours: `text-red`. */
export const textColors = ['red', 'orange', 'green', 'blue', 'purple', 'grey'] as const;
export type TextColor = (typeof textColors)[number];

/** Background colours: `mark-yellow`. */
export const backgrounds = ['yellow', 'orange', 'red', 'green', 'blue', 'purple', 'grey'] as const;
export type Background = (typeof backgrounds)[number];

/** Paragraph styles: `look-lead`. */
export const looks = ['lead', 'small', 'info', 'success', 'warning'] as const;
export type Look = (typeof looks)[number];

/** `align-center`; alignment at the start has no class. */
export const alignments = ['center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

/** `lines-loose`; the default height has no class. */
export const lineHeights = ['tight', 'loose', 'double'] as const;
export type LineHeight = (typeof lineHeights)[number];
