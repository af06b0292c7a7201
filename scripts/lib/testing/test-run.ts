// Runs the tests of one depth step by step and prints a table of their cost and a summary. Missing PostgreSQL or
// Chromium is installed if permitted, otherwise the summary names what was skipped.
import { parseArgs } from 'node:util';
import { chromiumIsMissing } from '../../../tests/kit/chromium.ts';
import { enterTestEnvironment } from '../../../tests/kit/environment.ts';
import { findPostgres } from '../../../tests/kit/postgres.ts';
import { freshArtifacts } from './artifacts.ts';
import { changedSince, testsAffectedBy } from './affected-tests.ts';
import { printSummary, check, reportSkipped, step, sum, type Count } from './summary.ts';
import { selectTests, type SelectedTests } from './selected-tests.ts';
import { coverage } from './coverage.ts';
import type { Depth } from './depth.ts';
import { drift } from '../checks/drift.ts';
import { playwright } from './playwright-run.ts';
import type { RunResult } from '../run.ts';
import { sizes } from '../checks/sizes.ts';
import { formatAndLint, types } from '../checks/static-checks.ts';
import { tableOfSuites } from './suite-times.ts';
import { vitest } from './vitest-run.ts';
import { buildWeb, webIsBuilt } from '../web-build.ts';

interface Run {
  depth: Depth;
  shard: string | undefined;
  /** Undefined for all tests. */
  chosen: SelectedTests | undefined;
}

/**
 * Projects that run in parallel, each with its own Vitest: unit tests, and tests of whole programs.
 */
const units = ['api', 'gateway', 'web', 'common', 'scripts'];
const systems = ['tests'];
const systemsOnPostgres = 'tests-postgres';
/**
 * Uses one worker: runs after the other tests of whole programs if these keep the cores busy, otherwise in parallel.
 */
const isolation = ['isolation'];

/** Exits with 1 if a check failed. */
export async function testRun(depth: Depth): Promise<void> {
  enterTestEnvironment();
  const run = { depth, ...readArguments() };
  const whole = !run.chosen && !run.shard;
  freshArtifacts();
  if (depth === 'main')
    await step('Format, lint, drift of generated files', () => checkSources(run));
  // Runs in parallel with the type check, because neither keeps two cores busy.
  const isBuilt = run.chosen && webIsBuilt();
  const building = wants(run, 'journeys') && !isBuilt ? buildWeb() : undefined;
  if (depth === 'main') await step('Types', types);
  if (building) await step('Build of the web app', () => builtWebApp(building));
  if (depth === 'main' && whole) await step('JavaScript that a browser loads, gzipped', sizes);
  if (wants(run, 'node')) await testsInNode(run);
  if (wants(run, 'journeys')) await journeys(run);
  if (depth === 'main' && whole) await step('Everything that is public was used', coverage);

  console.log(['', ...tableOfSuites()].join('\n'));
  process.exitCode = printSummary(!whole);
}

function readArguments(): Omit<Run, 'depth'> {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(3),
      allowPositionals: true,
      options: { changed: { type: 'boolean' }, shard: { type: 'string' } },
    });
    const chosen = values.changed
      ? testsAffectedBy(changedSince(positionals[0]))
      : positionals.length > 0
        ? selectTests(positionals)
        : undefined;
    return { chosen, shard: values.shard };
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}

function wants({ chosen }: Run, part: 'node' | 'journeys'): boolean {
  return !chosen || chosen[part].length > 0;
}

async function checkSources(run: Run): Promise<Count> {
  return sum(await Promise.all([formatAndLint(), ...(mayDrift(run) ? [drift()] : [])]));
}

/** Generated files depend on the sources of programs, not on tests. */
function mayDrift({ chosen }: Run): boolean {
  const ofTests = /^tests\/|\.test\.tsx?$|\/testing\//;
  return !chosen?.sources?.every((file) => ofTests.test(file));
}

async function builtWebApp(building: Promise<RunResult>): Promise<Count> {
  const { code, output } = await building;
  return check('the web app builds', code === 0, output);
}

async function testsInNode({ depth, shard, chosen }: Run): Promise<void> {
  const postgres = findPostgres();
  if ('unavailable' in postgres) reportSkipped(`everything on PostgreSQL: ${postgres.unavailable}`);
  const programs = 'bin' in postgres ? [systemsOnPostgres, ...systems] : systems;
  const beside = chosen ? [programs, isolation] : [[...programs, ...isolation]];
  const selection = { depth, shard, files: chosen?.node ?? [] };
  await step(`Tests in Node: ${[units, ...beside].flat().join(', ')}`, async () =>
    sum(
      await Promise.all([
        vitest({ ...selection, projects: units }),
        ...beside.map((projects) => vitest({ ...selection, projects, quiet: true })),
      ]),
    ),
  );
  // Without PostgreSQL, the api's tests have run on the embedded database.
  if (depth === 'main' || !('bin' in postgres)) return;
  await step('Tests in Node, on the embedded database', () =>
    vitest({ ...selection, projects: ['api-embedded'], untagged: true }),
  );
}

async function journeys({ depth, shard, chosen }: Run): Promise<void> {
  const noBrowser = chromiumIsMissing();
  if (noBrowser) reportSkipped(`the journeys in a browser: ${noBrowser}`);
  else {
    const files = chosen?.journeys ?? [];
    await step('Journeys in a browser', () => playwright({ depth, shard, files }));
  }
}
