// Runs Vitest for everything that runs in Node. Its own report is shown, and its JSON report is counted.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { artifacts, readReport } from './artifacts.ts';
import { countOfRun, type Count } from './summary.ts';
import { deepTag, depthVariable, isPartial, type Depth, type Selection } from './depth.ts';
import { inRoot, root } from '../root.ts';
import { run } from '../run.ts';

/** Environment variable with the file to which the reporter writes errors. */
export const errorsFileVariable = 'TEST_ERRORS_FILE';

interface Options extends Selection {
  /** Names of Vitest's projects. */
  projects: readonly string[];
  /** Runs tests of both depths. */
  untagged?: boolean;
  /** Prints the report at the end, because another run prints at the same time. */
  quiet?: boolean;
}

export async function vitest({
  projects,
  depth,
  files = [],
  shard,
  untagged,
  quiet = false,
}: Options): Promise<Count> {
  const report = join(artifacts, `vitest-${projects.join('-')}.json`);
  const errors = join(artifacts, `vitest-${projects.join('-')}-errors.json`);
  const { code, output } = await run(
    'vitest',
    [
      'run',
      ...files,
      ...projects.map((project) => `--project=${project}`),
      ...(untagged ? [] : [`--tags-filter=${tagsOf(depth)}`]),
      ...(shard ? [`--shard=${shard}`] : []),
      ...(isPartial({ files, shard }) ? ['--passWithNoTests'] : []),
      '--reporter=dot',
      '--reporter=json',
      `--reporter=${inRoot('scripts', 'lib', 'testing', 'vitest-times.ts')}`,
      `--outputFile.json=${report}`,
    ],
    {
      show: !quiet,
      env: {
        CI: 'true', // In CI mode, missing snapshots fail instead of being written.
        [errorsFileVariable]: errors,
        [depthVariable]: untagged ? undefined : depth,
      },
    },
  );
  if (quiet) process.stdout.write(output);
  // The selected files may contain none of these projects.
  if (!existsSync(report))
    return countOfRun(code, { passed: 0, failed: 0 }, isPartial({ files, shard }));
  const { testResults, numPassedTests } = readReport(report) as VitestReport;
  // A missing file means that the reporter itself failed, which the exit code shows.
  const outside = existsSync(errors)
    ? (readReport(errors) as VitestErrors)
    : { errors: ['the reporter of times left nothing'], skipped: [] };
  // Files that could not be loaded have no tests to count, so each is a failure, as is each unhandled error.
  const failures = [
    ...testResults.flatMap(failuresOf),
    ...outside.skipped.map((test) => `${test} is skipped, which proves nothing`),
    ...outside.errors.map(beginOf),
  ];
  const count = { passed: numPassedTests, failed: failures.length, failures };
  return countOfRun(code, count, isPartial({ files, shard }));
}

const tagsOf = (depth: Depth): string => (depth === 'deep' ? deepTag : `!${deepTag}`);

function failuresOf({
  name,
  status,
  message,
  assertionResults,
}: VitestReport['testResults'][number]) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const file = relative(root, name);
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${beginOf(message)}`] : [];
  return failed.map(
    ({ fullName, failureMessages }) =>
      `${file}: ${fullName}: ${beginOf(failureMessages.join('\n'))}`,
  );
}

/** The complete message is in the output above. */
function beginOf(message: string): string {
  return stripVTControlCharacters(message).slice(0, 1000);
}

/** What `vitest-times.ts` writes, because the JSON report does not contain it. */
export interface VitestErrors {
  /** Errors outside of tests. */
  errors: string[];
  /** Skipped tests of this depth. */
  skipped: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}
