// Categories of Moodle's question bank: in files they are paths that hold for all questions behind them. What all paths
// begin with is the test, and what follows is a topic.

import { type FoundFiles, most, Unreadable } from '../../../assessments/document/index.ts';
import type { XmlElement } from '../../xml.ts';
import { textIn } from './texts.ts';

export interface Sorted {
  title: string | null;
  /** Of each question that is taken. */
  topics: (string | null)[];
}

/** The categories of a file as they come, and which of them each question lies in. */
export class Categories {
  readonly #begun: { path: string[]; info: XmlElement | undefined }[] = [];
  readonly #held: string[][] = [];

  begin(path: string[], info: XmlElement | undefined): void {
    this.#begun.push({ path, info });
  }

  /** A question that lies in the last one. */
  hold(): void {
    this.#held.push(this.#begun.at(-1)?.path ?? []);
  }

  /** The first one that is more than the top is the test, if all questions lie in it; else what all have in common. */
  sorted(): Sorted {
    const first = this.#begun.find(({ path }) => path.length > 0)?.path ?? [];
    const depth = this.#held.reduce(
      (depth, path) => Math.min(depth, alike(path, first)),
      first.length,
    );
    return {
      title: first[depth - 1] ?? null,
      topics: this.#held
        .slice(0, most.questions)
        .map((path) => path.slice(depth).join(' / ') || null),
    };
  }

  /** What is said of the test. */
  description(files: FoundFiles): string | null {
    const found = this.#begun.find(({ path }) => path.length > 0);
    try {
      return textIn(found?.info, { files, changed: [], lacking: [] }).html || null;
    } catch (error) {
      if (error instanceof Unreadable) return null;
      throw error;
    }
  }
}

/** How many names two paths begin with alike. */
function alike(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((name, index) => name !== other[index]);
  return at === -1 ? one.length : at;
}

const escaped = (name: string): string => name.replaceAll('/', '//');

/** Of a test, or of a topic in it. */
export const pathOf = (title: string | null, topic: string | null): string =>
  ['$course$', 'top', ...[title, topic].filter((name) => name !== null).map(escaped)].join('/');

export const namesIn = (path: string): string[] => {
  const names = path
    .slice(0, most.letters)
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim());
  if (/^\$\w+\$$/.test(names[0] ?? '')) names.shift();
  if (names[0] === 'top') names.shift();
  return names.filter((name) => name !== '');
};
