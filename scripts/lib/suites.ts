// The two test runners: vitest for everything in Node, Playwright for the journeys in a browser. Their own reports are
// shown as they run; their JSON reports are counted. A skipped test counts as failed: it proves nothing.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { check, sum, type Count } from './checks.ts';
import { inRoot, root } from './root.ts';
import { run } from './run.ts';
import { playwrightReportFile, vitestErrorsFile } from './suite-times.ts';

const artifacts = inRoot('tests', '.artifacts');
const vitestReport = join(artifacts, 'vitest.json');

/** What the tests wrote in an earlier run says nothing about this one. */
export function freshArtifacts(): void {
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts, { recursive: true });
}

/** Of the files from the root, where any are named, or all. */
export async function vitest(projects: string[], files: string[] = []): Promise<Count> {
  const { code } = await run(
    'vitest',
    [
      'run',
      ...files,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--reporter=${inRoot('scripts', 'lib', 'vitest-times.ts')}`,
      `--outputFile.json=${vitestReport}`,
    ],
    { show: true, env: { CI: 'true' } },
  );
  const result = readReport(vitestReport) as VitestReport;
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'),
  );
  const outside = readReport(vitestErrorsFile) as string[];
  const passed = result.numPassedTests;
  // Files that could not be loaded hold no tests to count; each is a failure of its own, as is what nobody awaited.
  return judged(code, {
    passed,
    failed: result.numTotalTests - passed + broken.length + outside.length,
    failures: [...result.testResults.flatMap(failuresOf), ...outside.map(beginOf)],
  });
}

function failuresOf({ name, message, assertionResults }: VitestReport['testResults'][number]) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const file = relative(root, name);
  if (failed.length === 0) return message ? [`${file}: ${beginOf(message)}`] : [];
  return failed.map(
    ({ fullName, failureMessages }) =>
      `${file}: ${fullName}: ${beginOf(failureMessages.join('\n'))}`,
  );
}

/** The whole of it stands further up in the output. */
function beginOf(message: string): string {
  return stripVTControlCharacters(message).slice(0, 1000);
}

export async function playwright(files: string[] = []): Promise<Count> {
  const { code } = await run('playwright', ['test', ...files, '--reporter=list,json'], {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReportFile, CI: 'true' },
  });
  const { stats, errors } = readReport(playwrightReportFile) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return judged(code, { passed: stats.expected, failed });
}

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A runner that fails without a failed test, or runs none, has failed as well. */
function judged(code: number, count: Count): Count {
  if (count.failed > 0) return count;
  return sum([
    count,
    ...(code === 0 && count.passed > 0 ? [] : [check('the run as a whole', false)]),
  ]);
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
