// Checks the gzipped size of the JavaScript that browsers load against limits. Vite's manifest and the build's list of
// pages name the files: a page first loads the entry and its own modules, the rest later.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { check, sum, type Count } from '../testing/summary.ts';
import { inRoot } from '../root.ts';

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

const entry = 'index.html';

/** Limits of a first visit: the number of scripts, each of which is a request, and their bytes. */
const firstLoads: Record<string, { scripts: number; limit: number }> = {
  '/login': { scripts: 10, limit: 187_000 },
  '/:company/courses': { scripts: 15, limit: 333_000 },
  '/:company/course-search': { scripts: 15, limit: 323_000 },
  // Includes the fields of a form, their inputs and automatic saving.
  '/:company/forms/:formId': { scripts: 21, limit: 368_000 },
};

/**
 * The limit of all other pages. Pages that edit records share 40 KB of React Aria with lists and trees. All pages of
 * the back office include its menu and the addresses of all pages (200 bytes per area and page), and pages of records a
 * sticky header and responsive tabs.
 */
const anyPage = { scripts: 21, limit: 365_000 };

/** What a lazy module may add to the files of all data pages and of its importer. */
const lazyLimit = 60_000;

/** Large modules, loaded only to write rich text, show a formula, play a video or take a test. */
const largeParts: Record<string, number> = {
  // Includes 20 KB of form code, because its importer, a text field, is shared by forms and does not contain any.
  'src/ui/rich-text/editor/Editor.tsx': 180_000,
  // Manually sorted trees include drag and drop and virtual rows.
  'src/courses/folders/trees.tsx': 80_000,
  'src/lessons/content/ContentTree.tsx': 80_000,
  'src/orders/board/OrderBoardColumn.tsx': 80_000,
  // Includes React Aria's drag and drop, which no first load needs.
  'src/forms/builder/Canvas.tsx': 70_000,
  'src/forms/builder/Palette.tsx': 70_000,
  'src/lessons/blocks/BlockList.tsx': 70_000,
  // Includes all types of questions, so that any next question can be answered offline.
  'src/assessments/attempts/RunningAttempt.tsx': 70_000,
  // Includes all types of answers beside the grading form.
  'src/assessments/results/AttemptPanelLoader.tsx': 70_000,
  'src/assessments/results/AttemptPanel.tsx': 70_000,
  'src/assessments/results/by-question/AnswerList.tsx': 70_000,
  // Includes a preview of all types of questions.
  'src/exam-generation/GeneratedQuestionCard.tsx': 70_000,
  // Loaded for lesson videos with streams when one is shown.
  'src/lessons/films/streamPlayer.ts': 130_000,
  '../node_modules/katex/dist/katex.mjs': 90_000,
  '../node_modules/katex/dist/contrib/mhchem.mjs': 90_000,
};

/**
 * The HTML page with the static shells and the script lists of all addresses, 100 bytes per page.
 */
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

/** Checks that the page itself contains the static shells, which are shown before scripts load. */
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

/**
 * The files that a lazy module adds; of several importers, relative to the one that has loaded the fewest of them.
 */
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

/** The entry and every module that it can load, in the order of the build's manifest. */
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

/** Kilobytes of 1000 bytes, as browsers show them. */
function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
