// `npm test -- --changed`: the tests that a change can reach. These are the changed tests, those that import what has
// changed, and all of the rooms that the change is in, in all programs: a room's name is the same in api, gateway, web and
// tests, so its screens, stories and contracts are among them. A change of what all rooms stand on reaches everything.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { chosenBy, namesTests, testFiles, type Chosen } from './chosen.ts';
import { inRoot, root } from './root.ts';

/** What a change of these files, from the root, can reach; undefined for everything. */
export function reachedBy(changed: readonly string[]): Chosen | undefined {
  const sources = changed.filter((file) => !file.startsWith('docs/') && !file.endsWith('.md'));
  if (sources.some(isSharedByAll)) return undefined;
  const importers = importersOf(sources);
  const rooms = new Set(sources.flatMap((file) => roomOf(file) ?? []));
  const ofRooms = rooms.size > 0 ? chosenBy([...rooms]) : { node: [], journeys: [] };
  const all = testFiles();
  const more = new Set([...importers, ...ofRooms.node, ...ofRooms.journeys]);
  for (const file of sources.flatMap(crossingTests)) more.add(file);
  const reached = (files: readonly string[]) => files.filter((file) => more.has(file));
  return { node: reached(all.node), journeys: reached(all.journeys), sources };
}

/** The domain's screens, and who is shown and may change what its api has. */
function crossingTests(file: string): string[] {
  const [program, folder, domain, room] = file.split('/');
  if (folder !== 'src') return [];
  const isolation = [domain, `${domain}-${room}`].map((name) => `domains/${name}.test.ts`);
  return [
    `tests/journeys/screens/${domain}.spec.ts`,
    ...(program === 'api' ? isolation.map((path) => `tests/isolation/${path}`) : []),
  ];
}

/** The files that differ from a commit, committed or not, from the root. Throws an Error where git does not know it. */
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

/** A program's kit, its list of domains, what its tests stand on, and what stands above the programs. */
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

/** The deepest folder of a program's domain after which tests are named: `promo-codes` of payments, else `payments`. */
function roomOf(file: string): string | undefined {
  const [, folder, ...below] = dirname(file).split('/');
  if (folder !== 'src') return undefined;
  return below.findLast((name) => !isGenerated(name) && namesTests(name));
}

/** All files that import one of these, or one that does. Nothing goes through a program's list of domains, which imports all. */
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
      // What tests whole programs imports something that imports everything: its rooms tell whether it is reached.
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

/** What the parts of the shared package are called by those that import them, with the files that they are. */
const common = Object.fromEntries(
  Object.entries(
    (JSON.parse(readFileSync(inRoot('common', 'package.json'), 'utf8')) as { exports: object })
      .exports,
  ).map(([name, path]) => [`@kafedra/common${name.slice(1)}`, join('common', String(path))]),
);
