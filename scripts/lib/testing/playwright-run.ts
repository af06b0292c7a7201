// Runs the browser journeys with Playwright. A failed test is repeated alone, because on a busy machine a browser can
// act in an order that users would not notice. Tests that pass then are listed as flaky; more than a few fail the run.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { artifacts } from './artifacts.ts';
import { countOfRun, remark, type Count } from './summary.ts';
import { deepTag, isPartial, type Selection } from './depth.ts';
import {
  playwrightReport,
  playwrightReportFile,
  specsOf,
  type PlaywrightReport,
} from './playwright-report.ts';
import { run } from '../run.ts';

/** The most flaky tests of a successful run. */
const mostFlaky = 3;

/** When more tests fail, none is repeated, because the machine is not the cause. */
const mostRepeated = 10;

export async function playwright(selection: Selection): Promise<Count> {
  const { code, report } = await runPlaywright(selection, playwrightReportFile);
  const failed = storiesOf(report, 'unexpected');
  const skipped = storiesOf(report, 'skipped').map((story) => `${story} is skipped`);
  const others = [...skipped, ...report.errors.map(({ message = 'an error' }) => message)];
  const passed = storiesOf(report, 'expected').length;
  if (failed.length === 0 || failed.length > mostRepeated || others.length > 0) {
    const failures = [...failed, ...others];
    return countOfRun(code, { passed, failed: failures.length, failures }, isPartial(selection));
  }
  return repeatFailed(passed, failed);
}

/** The count after the failed tests were repeated one by one. */
async function repeatFailed(before: number, failed: string[]): Promise<Count> {
  console.log(`\n   ${failed.length} once more, alone`);
  const lastRun = join(artifacts, 'failed-journeys.json');
  copyFileSync(join(artifacts, 'journeys', '.last-run.json'), lastRun);
  const alone = ['--last-failed', `--last-failed-file=${lastRun}`, '--workers=1'];
  const output = `--output=${join(artifacts, 'journeys-alone')}`;
  const { code, report } = await runPlaywright(
    {},
    join(artifacts, 'playwright-alone.json'),
    ...alone,
    output,
  );
  const passed = new Set(storiesOf(report, 'expected'));
  const flaky = failed.filter((story) => passed.has(story));
  for (const story of flaky) remark(`flaky: ${story}`);
  const failures = flaky.length > mostFlaky ? failed : failed.filter((story) => !passed.has(story));
  return countOfRun(code, {
    passed: before + failed.length - failures.length,
    failed: failures.length,
    failures,
  });
}

async function runPlaywright(
  { depth, files = [], shard }: Partial<Selection>,
  reportFile: string,
  ...more: string[]
): Promise<{ code: number; report: PlaywrightReport }> {
  const tag = `@${deepTag}\\b`;
  const { code } = await run(
    'playwright',
    [
      'test',
      ...files,
      ...(depth ? [`--grep${depth === 'deep' ? '' : '-invert'}=${tag}`] : []),
      ...(shard ? [`--shard=${shard}`] : []),
      ...(isPartial({ files, shard }) ? ['--pass-with-no-tests'] : []),
      '--reporter=list,json',
      ...more,
    ],
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, CI: 'true' } },
  );
  return { code, report: playwrightReport(reportFile) };
}

function storiesOf(report: PlaywrightReport, status: string): string[] {
  return specsOf(report)
    .filter(({ spec }) => spec.tests.some((test) => test.status === status))
    .map(({ file, spec }) => `${file}: ${spec.title} (${spec.id})`);
}
