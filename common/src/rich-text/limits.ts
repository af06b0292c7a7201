// Size limits of rich text.
export const limits = {
  /** The depth of nested elements. */
  depth: 60,
  /** Elements and text nodes: some hundred pages. */
  nodes: 50_000,
  /** Attributes per element; valid ones have at most five. */
  attributes: 64,
  /** Cells per table, counting spans. */
  cells: 5_000,
  /** Columns or rows spanned by one cell. */
  span: 100,
  /** Characters of a formula. */
  formula: 2_000,
  /** Characters of names: alternative texts, files. */
  name: 255,
  /**
   * Pixels: the minimum widths of a column («table resize limit» of the specification) and an image, and the maximum of
   * both.
   */
  width: { column: 10, image: 40, widest: 2_000 },
  /** The maximum height of an image in pixels. */
  height: 20_000,
} as const;
