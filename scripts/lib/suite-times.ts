// What each suite costs: its tests, the seconds of processors that these took with all programs that they started, and
// the seconds that a worker was at it. Only the first is about the same beside busy neighbours.
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { linesOf } from './artifacts.ts';
import { playwrightReport, playwrightReportFile, specsOf } from './playwright-report.ts';
import { inRoot, root } from './root.ts';

/** Where the runners leave what they know: `vitest-times.ts` adds a line for each file to the first. */
export const vitestTimesFile = inRoot('tests', '.artifacts', 'vitest-times.jsonl');
const processorFile = inRoot('tests', '.artifacts', 'processor.jsonl');

export interface FileTime {
  project: string;
  /** Absolute. */
  file: string;
  tests: number;
  /** Of its worker, by the clock. */
  milliseconds: number;
}

/** Of a file, or of a program that serves all files of a project. */
interface ProcessorTime {
  project: string;
  file: string;
  seconds: number;
}

interface Suite {
  name: string;
  files: number;
  tests: number;
  processor: number;
  worker: number;
  dearest: { name: string; processor: number }[];
}

/** How many files of a suite are named. */
const dearestFiles = 10;

/** Tells the table of a piece of work; a file may tell it several times. */
export function noteProcessorTime(project: string, file: string, seconds: number): void {
  mkdirSync(dirname(processorFile), { recursive: true });
  const time: ProcessorTime = { project, file, seconds };
  appendFileSync(processorFile, `${JSON.stringify(time)}\n`);
}

/** A line for each suite, the dearest first, one for all, and the dearest files of each. Empty when nothing ran. */
export function tableOfSuites(): string[] {
  const suites = suitesOf([...vitestTimes(), ...playwrightTimes()]);
  if (suites.length === 0) return [];
  const sum = (part: 'files' | 'tests' | 'processor' | 'worker') =>
    suites.reduce((all, suite) => all + suite[part], 0);
  const all = {
    name: 'all',
    files: sum('files'),
    tests: sum('tests'),
    processor: sum('processor'),
    worker: sum('worker'),
  };
  return [
    row('suite', 'files', 'tests', 's of processor', 's of workers'),
    ...[...suites, all].map(({ name, files, tests, processor, worker }) =>
      row(name, String(files), String(tests), processor.toFixed(1), worker.toFixed(1)),
    ),
    ...suites.flatMap(({ name, dearest }) => [
      '',
      `dearest of ${name}, s of processor`,
      ...dearest.map((file) => `${file.processor.toFixed(1).padStart(8)}  ${file.name}`),
    ]),
  ];
}

const row = (name: string, files: string, tests: string, processor: string, worker: string) =>
  `${name.padEnd(20)}${files.padStart(6)}${tests.padStart(7)}${processor.padStart(16)}${worker.padStart(14)}`;

function suitesOf(times: FileTime[]): Suite[] {
  const processorTimes = readProcessorTimes();
  const names = new Set([...times, ...processorTimes].map(suiteOf));
  const suites = [...names].map((name): Suite => {
    const files = times.filter((each) => suiteOf(each) === name && each.tests > 0);
    const costs = processorTimes.filter((each) => suiteOf(each) === name);
    const byFile = Map.groupBy(costs, ({ file }) => file).entries();
    const dearest = [...byFile].map(([file, some]) => ({
      name: file.startsWith(root) ? relative(root, file) : file,
      processor: some.reduce((sum, { seconds }) => sum + seconds, 0),
    }));
    return {
      name,
      files: files.length,
      tests: files.reduce((sum, { tests }) => sum + tests, 0),
      processor: dearest.reduce((sum, { processor }) => sum + processor, 0),
      worker: files.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000,
      dearest: dearest.sort((one, other) => other.processor - one.processor).slice(0, dearestFiles),
    };
  });
  return suites.sort((one, other) => other.processor - one.processor || other.worker - one.worker);
}

/** A program's own tests are a suite; of those of all programs together each folder is one. */
function suiteOf({ project, file }: { project: string; file: string }): string {
  const [top, folder] = relative(root, file).split('/');
  return top === 'tests' ? (folder ?? top) : project;
}

const readProcessorTimes = () => linesOf(processorFile) as ProcessorTime[];

const vitestTimes = () => linesOf(vitestTimesFile) as FileTime[];

function playwrightTimes(): FileTime[] {
  if (!existsSync(playwrightReportFile)) return [];
  return [...Map.groupBy(specsOf(playwrightReport(playwrightReportFile)), ({ file }) => file)].map(
    ([file, specs]) => ({
      project: 'journeys',
      file: inRoot('tests', 'journeys', file),
      tests: specs.length,
      milliseconds: specs
        .flatMap(({ spec }) => spec.tests.flatMap(({ results }) => results))
        .reduce((sum, { duration }) => sum + duration, 0),
    }),
  );
}
