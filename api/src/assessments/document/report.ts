// What became of a test on its way into a file or out of it, in words for whoever ordered it.

export interface Changed {
  /** Its number among the questions of the document, from 1; null of the file as a whole. */
  question: number | null;
  name: string;
  what: string;
}

export interface Left {
  /** Where it stood, as far as the format has such a thing: the number of the question in the file, the line. */
  question: number | null;
  line: number | null;
  name: string;
  why: string;
}

export interface Report {
  /** How many questions came through, as they were or changed. */
  taken: number;
  changed: Changed[];
  left: Left[];
}

/** Something of a question can't be read: the whole question is left, and the others are not. */
export class Unreadable extends Error {}

/** A file is made of so much that none of it is taken; with where that was found. */
export class TooComplex extends Error {}

const longest = 80;

/** The beginning of a text, to know a question by. */
export function shortly(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return words.length <= longest
    ? words
    : `${words
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
