// `npm test -- people`: selects the test files that match a word: the name of a domain, of a room below one, or of a
// suite. A file matches by its folder or by the beginning of its name.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { inRoot, root } from '../root.ts';

export interface SelectedTests {
  /** Vitest files, relative to the root. */
  node: string[];
  /** Playwright files, relative to the root. */
  journeys: string[];
  /** The changed files, if the tests were selected by a change. */
  sources?: string[];
}

/** All test files, relative to the root. */
export function testFiles(): { node: string[]; journeys: string[] } {
  const files = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }).sort();
  return {
    node: files('{api,gateway,web,common,tests,scripts}/**/*.test.{ts,tsx}'),
    journeys: files('tests/journeys/**/*.spec.ts'),
  };
}

/** Throws an Error that names the words without a match. */
export function selectTests(words: readonly string[]): SelectedTests {
  const all = testFiles();
  const unknown = words.filter((word) => !matchesTests(word, all));
  if (unknown.length > 0) {
    throw new Error(`no test folder or file is named ${unknown.join(', ')}`);
  }
  const matched = (file: string) => words.some((word) => isOf(word, file));
  const probesDomain = all.node.some((file) => file.startsWith(isolatedDomains) && matched(file));
  const concerned = (file: string) => matched(file) || (probesDomain && coversDomains(file));
  return { node: all.node.filter(concerned), journeys: all.journeys.filter(concerned) };
}

/** The tests of the isolation of single domains. */
const isolatedDomains = 'tests/isolation/domains/';

/** Tests that all routes, fields and areas of the menu are declared in some domain. */
export const coversDomains = (file: string): boolean =>
  /^tests\/isolation\/(?:registry|menu)\.test\.ts$/.test(file);

/** Whether any test matches the word. */
export function matchesTests(word: string, all = testFiles()): boolean {
  return [...all.node, ...all.journeys].some((file) => isOf(word, file));
}

function isOf(word: string, file: string): boolean {
  return matchesFile(file, word) || importsPart(file, word);
}

/**
 * Whether a file, relative to the root, matches by its name or by a folder; folders of programs don't count.
 */
export function matchesFile(file: string, word: string): boolean {
  const folders = dirname(file).split('/').slice(1);
  return folders.includes(word) || isCalled(basename(file), word);
}

/**
 * `people.graphql.ts`, `people-reach.spec.ts` and `peopleList.test.ts` match `people`; `peoples.test.ts` doesn't.
 */
function isCalled(name: string, word: string): boolean {
  return name.startsWith(word) && !/^[a-z\d]/.test(name.slice(word.length));
}

/**
 * Parts of a suite can be in files that it imports: `tests/contract/graphql.test.ts` imports `people.graphql.ts`.
 */
function importsPart(file: string, word: string): boolean {
  if (!file.startsWith('tests/')) return false;
  const text = readFileSync(inRoot(file), 'utf8');
  return [...text.matchAll(/from '\.\/([^']+)'/g)].some(([, name = '']) =>
    isCalled(basename(name), word),
  );
}
