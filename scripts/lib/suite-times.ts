// What each suite costs: its tests, and the seconds that workers spent on them, side by side or one after the other.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from './root.ts';

/** Where the two runners leave what they know; `vitest-times.ts` writes the first two. */
export const vitestTimesFile = inRoot('tests', '.artifacts', 'vitest-times.json');
export const vitestErrorsFile = inRoot('tests', '.artifacts', 'vitest-errors.json');
export const playwrightReportFile = inRoot('tests', '.artifacts', 'playwright.json');

export interface FileTime {
  project: string;
  file: string;
  tests: number;
  milliseconds: number;
}

interface Suite {
  name: string;
  files: number;
  tests: number;
  seconds: number;
}

/** A line for each suite, the dearest first, and one for all. Empty when nothing ran. */
export function tableOfSuites(): string[] {
  const suites = [...suitesOf(vitestTimes()), ...suitesOf(playwrightTimes())].sort(
    (one, other) => other.seconds - one.seconds,
  );
  if (suites.length === 0) return [];
  const sum = (part: 'files' | 'tests' | 'seconds') =>
    suites.reduce((all, suite) => all + suite[part], 0);
  const all = { name: 'all', files: sum('files'), tests: sum('tests'), seconds: sum('seconds') };
  return [
    `${'suite'.padEnd(16)}${'files'.padStart(6)}${'tests'.padStart(7)}${'s of workers'.padStart(14)}`,
    ...[...suites, all].map(
      ({ name, files, tests, seconds }) =>
        `${name.padEnd(16)}${String(files).padStart(6)}${String(tests).padStart(7)}${seconds.toFixed(1).padStart(14)}`,
    ),
  ];
}

function suitesOf(times: FileTime[]): Suite[] {
  return [...Map.groupBy(times, suiteOf)].map(([name, files]) => ({
    name,
    files: files.length,
    tests: files.reduce((sum, { tests }) => sum + tests, 0),
    seconds: files.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000,
  }));
}

/** A program's own tests are a suite; of those of all programs together each folder is one. */
function suiteOf({ project, file }: FileTime): string {
  const [top, folder] = relative(root, file).split('/');
  return top === 'tests' ? (folder ?? top) : project;
}

function vitestTimes(): FileTime[] {
  return existsSync(vitestTimesFile) ? JSON.parse(readFileSync(vitestTimesFile, 'utf8')) : [];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

function playwrightTimes(): FileTime[] {
  if (!existsSync(playwrightReportFile)) return [];
  const { suites } = JSON.parse(readFileSync(playwrightReportFile, 'utf8')) as {
    suites: PlaywrightSuite[];
  };
  return suites.map((suite) => {
    const durations = resultsOf(suite);
    return {
      project: 'journeys',
      file: inRoot('tests', 'journeys', suite.file),
      tests: durations.length,
      milliseconds: durations.reduce((sum, duration) => sum + duration, 0),
    };
  });
}

function resultsOf({ specs, suites = [] }: PlaywrightSuite): number[] {
  const own = specs.flatMap(({ tests }) =>
    tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
  );
  return [...own, ...suites.flatMap(resultsOf)];
}
