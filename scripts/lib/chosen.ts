// `npm test -- people`: the test files that concern a word. A word is the name of a domain, of a room below one, or of a
// suite: a folder of that name, or how the name of a file begins.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { inRoot, root } from './root.ts';

export interface Chosen {
  /** For Vitest, from the root. */
  node: string[];
  /** For Playwright, from the root. */
  journeys: string[];
  /** What has changed, where the tests were chosen by that. */
  sources?: string[];
}

/** All that there are, from the root. */
export function testFiles(): { node: string[]; journeys: string[] } {
  const files = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }).sort();
  return {
    node: files('{api,gateway,web,common,tests,scripts}/**/*.test.{ts,tsx}'),
    journeys: files('tests/journeys/**/*.spec.ts'),
  };
}

/** Throws an Error that names the words which nothing is called. */
export function chosenBy(words: readonly string[]): Chosen {
  const all = testFiles();
  const unknown = words.filter((word) => !namesTests(word, all));
  if (unknown.length > 0) {
    throw new Error(`no folder and no file of tests is called ${unknown.join(', ')}`);
  }
  const concerned = (file: string) => words.some((word) => isOf(word, file));
  return { node: all.node.filter(concerned), journeys: all.journeys.filter(concerned) };
}

/** Whether any test concerns the word. */
export function namesTests(word: string, all = testFiles()): boolean {
  return [...all.node, ...all.journeys].some((file) => isOf(word, file));
}

function isOf(word: string, file: string): boolean {
  return concerns(file, word) || tellsOf(file, word);
}

/** Whether a file from the root is called so, or stands in a folder that is; the programs are no such folders. */
export function concerns(file: string, word: string): boolean {
  const folders = dirname(file).split('/').slice(1);
  return folders.includes(word) || isCalled(basename(file), word);
}

/** `people.graphql.ts`, `people-reach.spec.ts` and `peopleList.test.ts` are called `people`; `peoples.test.ts` is not. */
function isCalled(name: string, word: string): boolean {
  return name.startsWith(word) && !/^[a-z\d]/.test(name.slice(word.length));
}

/** A suite may tell its stories in files beside it: `tests/contract/graphql.test.ts` imports `people.graphql.ts`. */
function tellsOf(file: string, word: string): boolean {
  if (!file.startsWith('tests/')) return false;
  const text = readFileSync(inRoot(file), 'utf8');
  return [...text.matchAll(/from '\.\/([^']+)'/g)].some(([, name = '']) =>
    isCalled(basename(name), word),
  );
}
