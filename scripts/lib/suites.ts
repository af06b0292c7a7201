// The two test runners: vitest for everything in Node, Playwright for the journeys in a browser. Their own reports are
// shown as they run; their JSON reports are counted. A skipped test counts as failed: it proves nothing.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check, sum, type Count } from './checks.ts';
import { inRoot } from './root.ts';
import { run } from './run.ts';

const ARTIFACTS = inRoot('tests', '.artifacts');

/** What the tests wrote in an earlier run says nothing about this one. */
export function freshArtifacts(): void {
  rmSync(ARTIFACTS, { recursive: true, force: true });
  mkdirSync(ARTIFACTS, { recursive: true });
}

export async function vitest(projects: string[]): Promise<Count> {
  const { code } = await run(
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(ARTIFACTS, 'vitest.json')}`,
    ],
    { show: true, env: { CI: 'true' } },
  );
  const result = readReport('vitest.json') as VitestReport;
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'),
  );
  const passed = result.numPassedTests;
  // Files that could not be loaded hold no tests to count; each is a failure of its own.
  return judged(code, passed, result.numTotalTests - passed + broken.length);
}

export async function playwright(): Promise<Count> {
  const { code } = await run('playwright', ['test', '--reporter=list,json'], {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(ARTIFACTS, 'playwright.json'), CI: 'true' },
  });
  const { stats, errors } = readReport('playwright.json') as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return judged(code, stats.expected, failed);
}

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A runner that fails without a failed test, or runs none, has failed as well. */
function judged(code: number, passed: number, failed: number): Count {
  if (failed > 0) return { passed, failed };
  return sum([
    { passed, failed },
    ...(code === 0 && passed > 0 ? [] : [check('the run as a whole', false)]),
  ]);
}

function readReport(name: string): unknown {
  return JSON.parse(readFileSync(join(ARTIFACTS, name), 'utf8'));
}
