// Categories of Moodle's question bank: paths in a file that apply to the questions after them. The common beginning of
// all paths names the test, the remainder a topic.

import {
  type DocumentFiles,
  documentLimits,
  UnreadableQuestion,
} from '../../../assessments/document/index.ts';
import type { XmlElement } from '../../xml.ts';
import { textIn } from './texts.ts';

export interface Sorted {
  title: string | null;
  /** The topic of each imported question. */
  topics: (string | null)[];
}

/** Collects the categories of a file in order, and the category of each question. */
export class Categories {
  readonly #begun: { path: string[]; info: XmlElement | undefined }[] = [];
  readonly #held: string[][] = [];

  begin(path: string[], info: XmlElement | undefined): void {
    this.#begun.push({ path, info });
  }

  /** Records a question in the current category. */
  hold(): void {
    this.#held.push(this.#begun.at(-1)?.path ?? []);
  }

  /**
   * The test is the first category below the top if it contains all questions, otherwise their common ancestor.
   */
  sorted(): Sorted {
    const first = this.#begun.find(({ path }) => path.length > 0)?.path ?? [];
    const depth = this.#held.reduce(
      (depth, path) => Math.min(depth, alike(path, first)),
      first.length,
    );
    return {
      title: first[depth - 1] ?? null,
      topics: this.#held
        .slice(0, documentLimits.questions)
        .map((path) => path.slice(depth).join(' / ') || null),
    };
  }

  /** The description of the test. */
  description(files: DocumentFiles): string | null {
    const found = this.#begun.find(({ path }) => path.length > 0);
    try {
      return textIn(found?.info, { files, changed: [], lacking: [] }).html || null;
    } catch (error) {
      if (error instanceof UnreadableQuestion) return null;
      throw error;
    }
  }
}

/** The length of the common beginning of two paths. */
function alike(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((name, index) => name !== other[index]);
  return at === -1 ? one.length : at;
}

const escaped = (name: string): string => name.replaceAll('/', '//');

/** The path of a test, or of a topic in it. */
export const pathOf = (title: string | null, topic: string | null): string =>
  ['$course$', 'top', ...[title, topic].filter((name) => name !== null).map(escaped)].join('/');

export const namesIn = (path: string): string[] => {
  const names = path
    .slice(0, documentLimits.letters)
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim());
  if (/^\$\w+\$$/.test(names[0] ?? '')) names.shift();
  if (names[0] === 'top') names.shift();
  return names.filter((name) => name !== '');
};
