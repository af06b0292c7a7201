// How large the parts of a rich text may be.
export const limits = {
  /** Elements within one another, lists in lists and so on. */
  depth: 60,
  /** Elements and texts in all: some hundred pages. */
  nodes: 50_000,
  /** Of one element: ours have five at most. */
  attributes: 64,
  /** Cells of one table, those that span several counted as many. */
  cells: 5_000,
  /** Columns or rows that one cell spans. */
  span: 100,
  /** Characters of a formula. */
  formula: 2_000,
  /** Characters of names: alternative texts, files. */
  name: 255,
  /** Pixels of the narrowest column («table resize limit» of the specification) and of the widest image or column. */
  width: { column: 10, image: 40, widest: 2_000 },
  /** Pixels of the highest image. */
  height: 20_000,
} as const;
