// The report of an import or export: which questions were changed or skipped, and why, in Russian for the user.

export interface Changed {
  /** The question's number in the document, from 1; null for the whole file. */
  question: number | null;
  name: string;
  what: string;
}

export interface SkippedItem {
  /**
   * The position in the file, as far as the format has one: the number of the question, the line.
   */
  question: number | null;
  line: number | null;
  name: string;
  why: string;
}

export interface Report {
  /** The number of questions included, changed or not. */
  taken: number;
  changed: Changed[];
  left: SkippedItem[];
}

/** A question cannot be read; it is skipped, the others are not. */
export class UnreadableQuestion extends Error {}

/** A file exceeds a limit of complexity and is rejected as a whole; carries the position. */
export class TooComplexFile extends Error {}

const longest = 80;

/** The beginning of a text, to identify a question. */
export function excerpt(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return words.length <= longest
    ? words
    : `${words
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
