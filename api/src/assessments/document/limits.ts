// Limits of imported test files. They are checked while a file is parsed, and exceeding one aborts the import.

/** The limits correspond to what a test may have. */
export const documentLimits = {
  /** Of a text file. */
  bytes: 20 * 1024 * 1024,
  /** Of a package with files: compressed, and uncompressed. */
  packed: 100 * 1024 * 1024,
  unpacked: 300 * 1024 * 1024,
  /** The compression ratio of an archive, checked for all but tiny files. */
  ratio: 200,
  /** XML elements in all files of a package. */
  elements: 500_000,
  references: 1_000_000,
  /** Attributes of an element, and nesting depth; real files have about twenty. */
  attributes: 200,
  depth: 200,
  /** Values in a JSON text. */
  values: 1_000_000,
  /** Rows of a spreadsheet, over all sheets. */
  rows: 20_000,
  cells: 300_000,
  /** Places from the first cell of a sheet to its last row and column. */
  area: 4_000_000,
  /** Of a file of text: questions, pieces of explanations, categories. */
  blocks: 20_000,
  questions: 500,
  /** Choices, items, blanks or pairs of one question. */
  answers: 100,
  /** Accepted texts or options of one blank. */
  variants: 50,
  links: 1000,
  criteria: 30,
  /** Files attached to a question, besides those in its texts. */
  attached: 20,
  files: 500,
  parts: 50,
  points: 1000,
  /** Seconds. */
  timer: 24 * 60 * 60,
  attempts: 1000,
  /** Characters of names, of options of blanks, and of other plain texts. */
  name: 255,
  filling: 1000,
  letters: 5000,
  /** KB of HTML: of an answer or a comment, and of a question. */
  answerText: 50,
  text: 200,
} as const;
