// How much JavaScript a browser loads, gzipped, judged against the limits. Vite's manifest tells the files: a screen first
// loads the entry and its own modules, each with all that they import statically; dynamic imports come later.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { check, sum, type Count } from './checks.ts';
import { inRoot } from './root.ts';

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

const entry = 'index.html';

/** Screens with a limit on their first load, and the lazy modules that their routes bring. */
const firstLoads = [
  {
    screen: '/login',
    limit: 220_000,
    modules: ['src/shell/OpenLayout.tsx', 'src/people/account/LoginScreen.tsx'],
  },
  {
    screen: '/:company/courses',
    limit: 300_000,
    modules: [
      'src/shell/DataRoot.tsx',
      'src/shell/AdminLayout.tsx',
      'src/kit/pageData.ts',
      'src/courses/courseListRoute.ts',
      'src/courses/CourseListScreen.tsx',
    ],
  },
];

/** What any other lazy module may add to the entry, the layouts and the part that asks for it. */
const lazyLimit = 60_000;

/** The page for developers, with an editor that no other page loads. */
const graphiqlBudget = { entry: 'graphiql/index.html', limit: 1_500_000 };

export async function sizes(): Promise<Count> {
  const manifest = readManifest();
  const first = firstLoads.map(({ screen, limit, modules }) =>
    judge(`first load of ${screen}`, closure(manifest, [entry, ...modules]), limit),
  );
  const lazy = reachable(manifest, entry).filter((name) => manifest[name]?.isDynamicEntry);
  const base = [entry, ...lazy.filter((name) => name.endsWith('Layout.tsx'))];
  const judged = new Set(firstLoads.flatMap(({ modules }) => modules));
  const rest = lazy
    .filter((name) => !judged.has(name))
    .map((name) => judge(name, added(manifest, base, name), lazyLimit));
  const graphiql = closure(manifest, reachable(manifest, graphiqlBudget.entry));
  return sum([...first, ...rest, judge('all of GraphiQL', graphiql, graphiqlBudget.limit)]);
}

function readManifest(): Manifest {
  const path = inRoot('web', 'dist', '.vite', 'manifest.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/** What a lazy module brings; of several parts that ask for it, to the one that has the least of it. */
function added(manifest: Manifest, base: string[], name: string): Set<string> {
  const askers = Object.keys(manifest).filter((asker) =>
    manifest[asker]?.dynamicImports?.includes(name),
  );
  return askers
    .map((asker) => without(closure(manifest, [...base, asker]), closure(manifest, [name])))
    .reduce((most, files) => (files.size > most.size ? files : most));
}

function without(base: Set<string>, files: Set<string>): Set<string> {
  return new Set([...files].filter((file) => !base.has(file)));
}

function judge(what: string, files: Set<string>, limit: number): Count {
  const size = [...files].reduce((all, file) => all + gzipped(file), 0);
  const row = `${kilobytes(size)} of ${kilobytes(limit)} KB  ${what}`;
  return check(row, size <= limit, [...files].join('\n'));
}

/** The entry and every module that it can come to need, in the order of the build's list. */
function reachable(manifest: Manifest, entry: string): string[] {
  const found = new Set([entry]);
  for (const name of found) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports]) found.add(next);
  }
  return Object.keys(manifest).filter((name) => found.has(name));
}

/** The JavaScript files that these modules need before they run. */
function closure(manifest: Manifest, names: string[], files = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no module ${name}.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    closure(manifest, chunk.imports ?? [], files);
  }
  return files;
}

function gzipped(file: string): number {
  const path = inRoot('web/dist', file);
  return path.endsWith('.js') && existsSync(path) ? gzipSync(readFileSync(path)).length : 0;
}

/** Of 1000 bytes, as browsers show them. */
function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
