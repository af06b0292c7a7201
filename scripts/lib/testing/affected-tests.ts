// `npm test -- --changed`: selects the tests that a change can affect: changed tests, tests that import changed files,
// and all tests of the changed folders (rooms) in all programs, because a room has the same name in api, gateway, web
// and tests. A change of shared code affects everything.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import {
  coversDomains,
  selectTests,
  matchesTests,
  testFiles,
  type SelectedTests,
} from './selected-tests.ts';
import { inRoot, root } from '../root.ts';

/**
 * The tests that a change of these files, relative to the root, can affect; undefined for all tests.
 */
export function testsAffectedBy(changed: readonly string[]): SelectedTests | undefined {
  const sources = changed.filter((file) => !file.startsWith('docs/') && !file.endsWith('.md'));
  if (sources.some(isSharedByAll)) return undefined;
  const importers = importersOf(sources);
  const rooms = new Set(sources.flatMap((file) => roomOf(file) ?? []));
  const ofRooms = rooms.size > 0 ? selectTests([...rooms]) : { node: [], journeys: [] };
  const all = testFiles();
  const more = new Set([...importers, ...ofRooms.node, ...ofRooms.journeys]);
  for (const file of sources.flatMap(crossingTests)) more.add(file);
  const reached = (files: readonly string[]) => files.filter((file) => more.has(file));
  return { node: reached(all.node), journeys: reached(all.journeys), sources };
}

/** The tests of the domain's screens and of its isolation, and those that its routes, fields and pages are declared. */
function crossingTests(file: string): string[] {
  const [program, folder, domain, room] = file.split('/');
  if (folder !== 'src') return [];
  const isolation = [domain, `${domain}/${domain}`, `${domain}/${room}`].map(
    (name) => `domains/${name}.test.ts`,
  );
  return [
    `tests/journeys/screens/${domain}.spec.ts`,
    ...(program === 'api' ? isolation.map((path) => `tests/isolation/${path}`) : []),
    ...testFiles().node.filter(coversDomains),
  ];
}

/**
 * Files that differ from a commit, relative to the root, including uncommitted changes. Throws an Error for an unknown
 * commit.
 */
export function changedSince(commit = 'main'): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim().split('\n');
  const [base = ''] = git('merge-base', commit, 'HEAD');
  const files = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => file !== '');
}

/** A program's kit, its modules above the domains, helpers of tests, and files outside the programs. */
function isSharedByAll(file: string): boolean {
  const [program = '', folder = '', ...below] = file.split('/');
  if (isGenerated(file)) return false;
  if (!['api', 'gateway', 'web', 'common', 'tests'].includes(program)) return true;
  if (program === 'tests') return folder === 'kit' || below[0] === 'kit';
  if (folder !== 'src') return true;
  return below.length === 1 || ['kit', 'ui', 'shell', 'boot'].includes(below[0] ?? '');
}

const isGenerated = (file: string): boolean =>
  file.includes('__generated__') ||
  /^(?:api\/openapi\.json|web\/persisted-operations\.json|schema\.graphql)$/.test(file);

/**
 * The deepest folder of a domain that tests are named after: `promo-codes` of payments, otherwise `payments`.
 */
function roomOf(file: string): string | undefined {
  const [, folder, ...below] = dirname(file).split('/');
  if (folder !== 'src') return undefined;
  return below.findLast((name) => !isGenerated(name) && matchesTests(name));
}

/**
 * Direct and indirect importers of these files. Modules above the domains, which import everything, are not followed.
 */
function importersOf(files: readonly string[]): Set<string> {
  const importers = new Map<string, string[]>();
  const sources = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  for (const file of sources.trim().split('\n')) {
    for (const imported of importsOf(file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const found = new Set(files);
  for (const file of found) {
    if (isSharedByAll(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      // Tests of whole programs import a file that imports everything, so they are selected by room instead.
      const entersTests = importer.startsWith('tests/') && !file.startsWith('tests/');
      if (!entersTests || files.includes(file)) found.add(importer);
    }
  }
  return found;
}

function importsOf(file: string): string[] {
  if (!existsSync(inRoot(file))) return [];
  const text = readFileSync(inRoot(file), 'utf8');
  return [...text.matchAll(/(?:from |import |import\()'((?:\.|@kafedra\/common)[^']+)'/g)].map(
    ([, path = '']) => common[path] ?? normalize(join(dirname(file), path)),
  );
}

/** The exports of the shared package: file by import specifier. */
const common = Object.fromEntries(
  Object.entries(
    (JSON.parse(readFileSync(inRoot('common', 'package.json'), 'utf8')) as { exports: object })
      .exports,
  ).map(([name, path]) => [`@kafedra/common${name.slice(1)}`, join('common', String(path))]),
);
