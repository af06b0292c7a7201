// Measures the query of the course list screen on the gateway over the embedded api with the demo school, beside
// handwritten versions with the two ideal calls and with one call per page and course.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { inRoot } from '../../scripts/lib/root.ts';
import type { courseListRouteQuery$variables } from '../../web/src/__generated__/courseListRouteQuery.graphql.ts';
import { ask, type Json, startRecordingProxy } from '../growth/http.ts';
import { type Contest, contestant } from './contest.ts';
import { type Running, start, startServer } from './processes.ts';

export const ideal = 'by hand, two ideal calls';
export const gateway = 'Kafedra';
export const withoutBatching = 'by hand, the old way';

const ways = [
  { name: ideal, start: (REST_API_URL: string) => startByHand('ideal', REST_API_URL) },
  { name: gateway, start: (REST_API_URL: string) => startGateway(REST_API_URL) },
  { name: withoutBatching, start: (REST_API_URL: string) => startByHand('old', REST_API_URL) },
] as const;

const courseListDocument = documentOf('courseListRouteQuery');

/** The web app's request for the course list of a company without parameters. */
export const courseListOf = (company: string): string =>
  JSON.stringify({
    documentId: courseListDocument,
    variables: {
      company,
      search: null,
      filter: { status: ['VISIBLE', 'START', 'TRIAL'] },
      orderBy: null,
      folders: false,
      named: [],
      hasNamed: false,
      fields: [],
      hasFields: false,
      details: false,
      texts: false,
      parts: false,
    } satisfies courseListRouteQuery$variables,
  });

export async function startProduct(say: (line: string) => void): Promise<Contest> {
  say('Opening the demo school …');
  const api = await startProgram('api', {
    API_PORT: '0',
    DATA_DIR: inRoot('bench', '.data', 'gateway'),
  });
  const token = await signIn(api.url);
  const body = courseListOf('demo');
  const calls = await countedCalls(api.url, token, body);
  const contestants = [];
  for (const { name, start } of ways) {
    const one = contestant(name, await start(api.url));
    contestants.push({ ...one, calls: calls.get(name) ?? null });
  }
  const [ideal] = contestants;
  const sent = {
    url: `${ideal?.running.url}/graphql`,
    method: 'POST',
    token,
    body: JSON.parse(body),
  } as const;
  const expected: Json = withoutCursors(JSON.parse(await ask(sent)));
  return {
    name: 'course list',
    body,
    token,
    connections: 4, // the embedded database runs one statement at a time
    slowness: 3,
    isRight: (answer) => isDeepStrictEqual(withoutCursors(answer), expected),
    countCalls: null,
    contestants,
  };
}

const startByHand = (way: 'ideal' | 'old', REST_API_URL: string) =>
  startServer('product/by-hand.ts', { REST_API_URL, WAY: way });

const startGateway = (REST_API_URL: string) =>
  startProgram('gateway', { PORT: '0', REST_API_URL }, 'server');

export const startProgram = (
  name: 'api' | 'gateway',
  env: Record<string, string>,
  place: 'server' | 'others' = 'others',
) =>
  start({
    place,
    command: process.execPath,
    args: [inRoot(name, 'src', 'main.ts')],
    env: { LOG_LEVEL: 'warn', DATABASE_URL: '', ...env },
  });

async function signIn(api: string): Promise<string> {
  const body = { login: 'admin@demo.school', password: 'kafedra-demo' };
  const answer: Json = JSON.parse(await ask({ url: `${api}/api/login`, method: 'POST', body }));
  return answer.data.access_token;
}

/** The document of the web app's operation with this name. */
function documentOf(name: string): string {
  const texts: Json = JSON.parse(readFileSync(inRoot('web', 'persisted-operations.json'), 'utf8'));
  const hash = Object.keys(texts).find((key) => texts[key].startsWith(`query ${name}(`));
  if (hash === undefined) throw new Error(`The web app has no operation ${name} any more.`);
  return `sha256:${hash}`;
}

/** The REST calls of each version per response, counted by a proxy before the measurement. */
async function countedCalls(
  api: string,
  token: string,
  body: string,
): Promise<Map<string, number>> {
  const listener = await startRecordingProxy();
  listener.passTo(api);
  const calls = new Map<string, number>();
  for (const { name, start } of ways) {
    const running: Running = await start(listener.url);
    const sent = {
      url: `${running.url}/graphql`,
      method: 'POST',
      token,
      body: JSON.parse(body),
    } as const;
    await ask(sent);
    listener.calls();
    await ask(sent);
    calls.set(name, listener.calls().length);
    running.end();
  }
  listener.close();
  return calls;
}

/** Cursors are opaque: the handwritten versions pass on those of REST. */
function withoutCursors(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      key === 'cursor' || key === 'endCursor' ? typeof value : value,
    ),
  );
}
