// How much a file of a test may bring. What it is made of is counted while it is read, and ends the reading.

/** How much a file may bring: as much as a test may have. */
export const most = {
  /** Of a file of text. */
  bytes: 20 * 1024 * 1024,
  /** Of a package with files of its own: packed, and unpacked. */
  packed: 100 * 1024 * 1024,
  unpacked: 300 * 1024 * 1024,
  /** What an archive may unpack to, by its packed size: of files that are more than a little. */
  ratio: 200,
  /** Of XML, in all files of a package. */
  elements: 500_000,
  references: 1_000_000,
  /** Of an element, and elements within one another: those of real files have some twenty. */
  attributes: 200,
  depth: 200,
  /** Of JSON, in one text. */
  values: 1_000_000,
  /** Of a table: in all sheets. */
  rows: 20_000,
  cells: 300_000,
  /** Places from the first cell of a sheet to its last row and column. */
  area: 4_000_000,
  /** Of a file of text: questions, pieces of explanations, categories. */
  blocks: 20_000,
  questions: 500,
  /** Choices, items, blanks or pairs of one question. */
  answers: 100,
  /** What one blank takes for right, or is filled with. */
  variants: 50,
  links: 1000,
  criteria: 30,
  /** Of a question, beside those that its texts show. */
  attached: 20,
  files: 500,
  parts: 50,
  points: 1000,
  /** Seconds. */
  timer: 24 * 60 * 60,
  attempts: 1000,
  /** Letters of names, of what a blank is filled with, of other plain texts. */
  name: 255,
  filling: 1000,
  letters: 5000,
  /** KB of HTML: of an answer or a comment, and of a question. */
  answerText: 50,
  text: 200,
} as const;
