// How much JavaScript a browser loads, gzipped, judged against the limits. Vite's manifest and the list of pages that the
// build writes beside it tell the files: a page first loads the entry and its own, the rest comes later.
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

/** What a first visit may load: scripts, which are few, since each is a request of its own, and their bytes. */
const firstLoads: Record<string, { scripts: number; limit: number }> = {
  '/login': { scripts: 10, limit: 187_000 },
  '/:company/courses': { scripts: 15, limit: 332_000 },
  '/:company/course-search': { scripts: 15, limit: 323_000 },
  // The fields of a form, what fills them in, and what saves them by themselves.
  '/:company/forms/:formId': { scripts: 21, limit: 368_000 },
};

/**
 * The same for every other page. Those that edit records have what React Aria's parts share (40 KB) with lists and trees; all
 * of the back office have its menu and the addresses of all pages, 200 bytes an area and its page; those of records have a
 * head that stays, and tabs that find room.
 */
const anyPage = { scripts: 21, limit: 365_000 };

/** What any lazy module may add to the files of all pages with data and of the part that asks for it. */
const lazyLimit = 60_000;

/** What is large by its nature, and comes to those alone who write a text, meet a formula, watch a film or take a test. */
const largeParts: Record<string, number> = {
  // 20 KB of it are a form's: what asks for it, one text among several, is shared by forms and knows none.
  'src/ui/rich-text/editor/Editor.tsx': 180_000,
  // Trees that are put in order by hand bring what drags, and what draws no more of them than is seen.
  'src/courses/folders/trees.tsx': 80_000,
  'src/lessons/content/ContentTree.tsx': 80_000,
  'src/orders/board/OrderBoardColumn.tsx': 80_000,
  // What is dragged stands on React Aria's drag and drop, which nothing else of a first load needs.
  'src/forms/builder/Canvas.tsx': 70_000,
  'src/forms/builder/Palette.tsx': 70_000,
  'src/lessons/blocks/BlockList.tsx': 70_000,
  // Questions of all kinds can be answered when the connection is lost, whichever come next.
  'src/assessments/taking/AttemptTaking.tsx': 70_000,
  // Answers of all kinds are read beside the form that judges them.
  'src/assessments/results/AttemptBeside.tsx': 70_000,
  'src/assessments/results/AttemptPanel.tsx': 70_000,
  'src/assessments/results/by-question/AnswerList.tsx': 70_000,
  // And as they will be seen, before they are in a test.
  'src/exam-generation/GeneratedQuestionCard.tsx': 70_000,
  // For the lessons whose films have streams, when one is shown.
  'src/lessons/films/streamPlayer.ts': 130_000,
  '../node_modules/katex/dist/katex.mjs': 90_000,
  '../node_modules/katex/dist/contrib/mhchem.mjs': 90_000,
};

/** The page itself, with the shells and the scripts of all addresses, of which each page more has 100 bytes. */
const htmlLimit = 27_600;

/** The page for developers, with an editor that no other page loads. */
const graphiqlBudget = { entry: 'graphiql/index.html', limit: 1_500_000 };

export async function sizes(): Promise<Count> {
  const manifest = read<Manifest>('.vite/manifest.json');
  const pages = Object.entries(read<Record<string, string[]>>('.vite/pages.json'));
  const first = closure(manifest, [entry]);
  const loads = pages.map(([path, files]) => {
    const all = new Set([...first, ...files.map((file) => file.slice(1))]);
    const { scripts, limit } = firstLoads[path] ?? anyPage;
    return sum([
      judge(`first load of ${path}`, all, limit),
      check(`${all.size} of ${scripts} scripts  ${path}`, all.size <= scripts, [...all].join('\n')),
    ]);
  });
  const shared = pages
    .filter(([path]) => path.startsWith('/:company/'))
    .map(([, files]) => files)
    .reduce((common, files) => common.filter((file) => files.includes(file)));
  const base = new Set([...first, ...shared.map((file) => file.slice(1))]);
  const rest = reachable(manifest, entry)
    .filter((name) => manifest[name]?.isDynamicEntry)
    .map((name) => judge(name, added(manifest, base, name), largeParts[name] ?? lazyLimit));
  const ofApp = reachable(manifest, entry);
  const ofGraphiql = reachable(manifest, graphiqlBudget.entry).filter(
    (name) => !ofApp.includes(name),
  );
  const graphiql = closure(manifest, ofGraphiql);
  return sum([
    ...loads,
    ...rest,
    shellInPage(),
    judge('all of GraphiQL', graphiql, graphiqlBudget.limit),
  ]);
}

/** What is seen before any script has come is in the page itself. */
function shellInPage(): Count {
  const html = readFileSync(inRoot('web', 'dist', entry), 'utf8');
  const size = gzipSync(html).length;
  const has = ['Забыли пароль?', '<aside', '<style'].every((part) => html.includes(part));
  return sum([
    check(`${kilobytes(size)} of ${kilobytes(htmlLimit)} KB  ${entry}`, size <= htmlLimit),
    check(
      'the shells are in the page, and no style sheet holds it up',
      has && !html.includes('rel="stylesheet"'),
    ),
  ]);
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(inRoot('web', 'dist', name), 'utf8')) as T;
}

/** What a lazy module brings; of several parts that ask for it, to the one that has the least of it. */
function added(manifest: Manifest, base: Set<string>, name: string): Set<string> {
  const askers = Object.keys(manifest).filter((asker) =>
    manifest[asker]?.dynamicImports?.includes(name),
  );
  return askers
    .map((asker) => without(closure(manifest, [asker], new Set(base)), closure(manifest, [name])))
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
