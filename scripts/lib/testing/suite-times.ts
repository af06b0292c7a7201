// Tabulates the cost of each test suite: number of tests, processor seconds including child processes, and seconds of
// its workers. Only the processor time is similar on a busy machine.
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { linesOf } from './artifacts.ts';
import { playwrightReport, playwrightReportFile, specsOf } from './playwright-report.ts';
import { inRoot, root } from '../root.ts';

/** Where reporters write: `vitest-times.ts` adds a line per file to the first. */
export const vitestTimesFile = inRoot('tests', '.artifacts', 'vitest-times.jsonl');
const processorFile = inRoot('tests', '.artifacts', 'processor.jsonl');

export interface FileTime {
  project: string;
  /** Absolute path. */
  file: string;
  tests: number;
  /** Wall-clock time of its worker. */
  milliseconds: number;
}

/** Processor time of a file, or of a program shared by all files of a project. */
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

/** The number of most expensive files listed per suite. */
const dearestFiles = 10;

/** Adds processor time of a file to the table; can be called several times per file. */
export function noteProcessorTime(project: string, file: string, seconds: number): void {
  mkdirSync(dirname(processorFile), { recursive: true });
  const time: ProcessorTime = { project, file, seconds };
  appendFileSync(processorFile, `${JSON.stringify(time)}\n`);
}

/**
 * A line for each suite, the most expensive first, a total, and the most expensive files of each. Empty when nothing
 * ran.
 */
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

/** The tests of one program are a suite; in `tests` each folder is one. */
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
