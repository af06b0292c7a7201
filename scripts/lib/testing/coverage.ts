// Checks that `npm test` used every documented REST operation with success and showed every page of the web app. The
// contract suite of GraphQL checks the fields of Query and Mutation itself.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { succeededFile } from '../../../api/testing/contract.ts';
import { routes } from '../../../tests/journeys/kit/routes.ts';
import { nameOf, operations } from '../../../tests/kit/openapi.ts';
import { restCalls } from '../../../tests/kit/rest-calls.ts';
import { artifacts, linesOf } from './artifacts.ts';
import { check, sum, type Count } from './summary.ts';

/** Pages of the dev server only. */
const forDevelopers = new Set(['/debug']);

/** The contract does not document itself and its page. */
const ofContract = /^GET \/api\/(?:docs(?:\/.*)?|openapi\.json)$/;

export async function coverage(): Promise<Count> {
  const succeeded = new Set(readFileSync(succeededFile, 'utf8').split('\n'));
  const documented = new Set(operations.map(nameOf));
  const unused = [...documented].filter((name) => !succeeded.has(name));
  // HEAD is excluded, because the api answers it wherever it answers GET.
  const answered = restCalls().filter(({ method, status }) => method !== 'HEAD' && status !== 404);
  const names = new Set(answered.map(({ method, route }) => `${method} ${route}`));
  const undocumented = [...names].filter((name) => !documented.has(name) && !ofContract.test(name));
  const counts = [
    check(
      'every operation of api/openapi.json has succeeded',
      unused.length === 0,
      unused.join('\n'),
    ),
    check('nothing else has answered', undocumented.length === 0, undocumented.join('\n')),
  ];
  const visits = join(artifacts, 'screens.jsonl');
  // Without a browser the screens are skipped, which the summary says.
  if (existsSync(visits)) {
    const shown = new Set((linesOf(visits) as { path: string }[]).map(({ path }) => path));
    const unseen = routes().filter((path) => !shown.has(path) && !forDevelopers.has(path));
    counts.push(
      check('every page of the web app was shown', unseen.length === 0, unseen.join('\n')),
    );
  }
  return sum(counts);
}
