// The closed lists that a text chooses from. Each is a class on the wire; what it looks like, in the light theme and in
// the dark one, is the reader's.

/** The colour of letters: `text-red`. */
export const textColors = ['red', 'orange', 'green', 'blue', 'purple', 'grey'] as const;
export type TextColor = (typeof textColors)[number];

/** The colour behind them: `mark-yellow`. */
export const backgrounds = ['yellow', 'orange', 'red', 'green', 'blue', 'purple', 'grey'] as const;
export type Background = (typeof backgrounds)[number];

/** Styles of a paragraph: `look-lead`. */
export const looks = ['lead', 'small', 'info', 'success', 'warning'] as const;
export type Look = (typeof looks)[number];

/** `align-center`; what begins at the start of the line says nothing. */
export const alignments = ['center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

/** `lines-loose`; the usual height says nothing. */
export const lineHeights = ['tight', 'loose', 'double'] as const;
export type LineHeight = (typeof lineHeights)[number];
