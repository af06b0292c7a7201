// `npm test`: everything that can be checked, step by step; the last line sums it up. What a machine cannot run
// (PostgreSQL, a browser) is installed where that is allowed, and said plainly where it is not.
import { account, check, leaveOut, step, type Count } from './lib/checks.ts';
import { drift } from './lib/drift.ts';
import { sizes } from './lib/sizes.ts';
import { formatAndLint, types } from './lib/static-checks.ts';
import { freshArtifacts, playwright, vitest } from './lib/suites.ts';
import { buildWeb } from './lib/web-build.ts';
import { chromiumIsMissing } from '../tests/kit/chromium.ts';
import { findPostgres } from '../tests/kit/postgres.ts';

freshArtifacts();
await step('Format and lint', formatAndLint);
await step('Types', types);
await step('Drift of generated files', drift);
await step('Build of the web app', webApp);
await step('JavaScript that a browser loads, gzipped', sizes);

const projects = ['api', 'gateway', 'web', 'tests', 'tests-alone'];
const postgres = findPostgres();
if ('bin' in postgres) projects.push('api-postgres', 'tests-postgres');
else leaveOut(`everything on PostgreSQL: ${postgres.unavailable}`);
await step(`Tests in Node: ${projects.join(', ')}`, () => vitest(projects));

const noBrowser = chromiumIsMissing();
if (noBrowser) leaveOut(`the journeys in a browser: ${noBrowser}`);
else await step('Journeys in a browser', playwright);

process.exitCode = account();

async function webApp(): Promise<Count> {
  const { code, output } = await buildWeb();
  return check('the web app builds', code === 0, output);
}
