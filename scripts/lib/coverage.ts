// Nothing that is public goes through `npm test` unused: each documented operation of REST has succeeded in the documented
// form, and each page of the web app was shown. That each field of Query and Mutation was used, the contract suite of GraphQL tells itself.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { succeededFile } from '../../api/testing/contract.ts';
import { routes } from '../../tests/journeys/kit/routes.ts';
import { nameOf, operations } from '../../tests/kit/openapi.ts';
import { restCalls } from '../../tests/kit/rest-calls.ts';
import { artifacts, linesOf } from './artifacts.ts';
import { check, sum, type Count } from './checks.ts';

/** Pages that only the dev server has. */
const forDevelopers = new Set(['/debug']);

/** The contract itself and its page are no part of it. */
const ofContract = /^GET \/api\/(?:docs(?:\/.*)?|openapi\.json)$/;

export async function coverage(): Promise<Count> {
  const succeeded = new Set(readFileSync(succeededFile, 'utf8').split('\n'));
  const documented = new Set(operations.map(nameOf));
  const unused = [...documented].filter((name) => !succeeded.has(name));
  // The api answers HEAD wherever it answers GET.
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
  // Without a browser the screens were left out, which is said at the end.
  if (existsSync(visits)) {
    const shown = new Set((linesOf(visits) as { path: string }[]).map(({ path }) => path));
    const unseen = routes().filter((path) => !shown.has(path) && !forDevelopers.has(path));
    counts.push(
      check('every page of the web app was shown', unseen.length === 0, unseen.join('\n')),
    );
  }
  return sum(counts);
}
