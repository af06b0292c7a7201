// `npm test`: everything that can be checked, step by step; the last line sums it up. What a machine cannot run
// (PostgreSQL, a browser) is installed where that is allowed, and said plainly where it is not.
// `npm test -- people`: the static checks, and the tests that concern a domain, a room or a suite of that name.
import { account, check, leaveOut, step, type Count } from './lib/checks.ts';
import { chosenBy, type Chosen } from './lib/chosen.ts';
import { drift } from './lib/drift.ts';
import { sizes } from './lib/sizes.ts';
import { formatAndLint, types } from './lib/static-checks.ts';
import { tableOfSuites } from './lib/suite-times.ts';
import { freshArtifacts, playwright, vitest } from './lib/suites.ts';
import { buildWeb } from './lib/web-build.ts';
import { chromiumIsMissing } from '../tests/kit/chromium.ts';
import { findPostgres } from '../tests/kit/postgres.ts';

const words = process.argv.slice(3);

freshArtifacts();
/** Undefined for everything. */
const chosen = words.length > 0 ? choose() : undefined;
await step('Format and lint', formatAndLint);
await step('Types', types);
await step('Drift of generated files', drift);
if (wanted('journeys')) await step('Build of the web app', webApp);
if (!chosen) await step('JavaScript that a browser loads, gzipped', sizes);
if (wanted('node')) await testsInNode();
if (wanted('journeys')) await journeys();

console.log(['', ...tableOfSuites()].join('\n'));
process.exitCode = account();

function choose(): Chosen {
  try {
    return chosenBy(words);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}

function wanted(part: keyof Chosen): boolean {
  return !chosen || chosen[part].length > 0;
}

async function webApp(): Promise<Count> {
  const { code, output } = await buildWeb();
  return check('the web app builds', code === 0, output);
}

async function testsInNode(): Promise<void> {
  const projects = ['api', 'gateway', 'web', 'common', 'scripts', 'tests', 'isolation'];
  const postgres = findPostgres();
  if ('bin' in postgres) projects.push('api-embedded', 'tests-postgres');
  else leaveOut(`everything on PostgreSQL: ${postgres.unavailable}`);
  await step(`Tests in Node: ${projects.join(', ')}`, () => vitest(projects, chosen?.node));
}

async function journeys(): Promise<void> {
  const noBrowser = chromiumIsMissing();
  if (noBrowser) leaveOut(`the journeys in a browser: ${noBrowser}`);
  else await step('Journeys in a browser', () => playwright(chosen?.journeys));
}
