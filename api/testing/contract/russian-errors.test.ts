// Error messages of every route are in Russian and name the invalid field. `npm test` checks one of forty routes;
// quoted names of fields and values may be Latin.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureSchema } from '../../src/kit/http/errors.ts';
import { readContract, type Operation } from './fuzz/requests.ts';
import { openFuzzServer, type Outcome, type FuzzServer } from './fuzz/fuzz-server.ts';
import { sampleOf } from './sample.ts';
import { latinIn } from './walk/messages.ts';
import {
  invalidRequestsTo,
  type TestedParameters,
  type InvalidRequest,
} from './walk/invalid-requests.ts';

/** Milliseconds for some thousand requests to all routes. */
const timeout = 600_000;

let town: FuzzServer;
let contract: ReturnType<typeof readContract>;

beforeAll(async () => {
  town = await openFuzzServer();
  contract = readContract(town.openapi);
}, timeout);
afterAll(() => town.close());

test('errors of some routes are in Russian and name the field', async () => {
  expect(await problemsOf(sampleOf(contract.operations, 40))).toEqual([]);
});

test(
  'errors of every route are in Russian and name the field',
  { tags: ['deep'], timeout },
  async () => {
    expect(await problemsOf(contract.operations)).toEqual([]);
  },
);

async function problemsOf(operations: readonly Operation[]): Promise<object[]> {
  const problems: object[] = [];
  const messages = new Map<string, number>();
  const familiar: TestedParameters = new Map();
  let requestCount = 0;
  for (const operation of operations) {
    const requests = invalidRequestsTo(operation, contract.shapes, familiar);
    for (const request of requests) {
      const outcome = await town.send(request);
      requestCount += 1;
      problems.push(...problemsIn(operation, request, outcome, messages));
      requests.push(...unreportedIn(outcome, request));
    }
  }
  if (process.env['WALK_REPORT'] !== undefined) report(operations.length, requestCount, messages);
  return problems;
}

function problemsIn(
  { method, route }: Operation,
  { what, wrongAt = [] }: InvalidRequest,
  { url, status, text, body }: Outcome,
  messages: Map<string, number>,
): object[] {
  const of = { route: `${method} ${route}`, what, url: url.slice(0, 200), status };
  if (status >= 500) return [{ ...of, text, body: body?.slice(0, 300) }];
  if (status < 400) {
    return wrongAt.length === 0 ? [] : [{ ...of, taken: wrongAt, body: body?.slice(0, 300) }];
  }
  const read = failureSchema.safeParse(JSON.parse(text));
  if (!read.success) return [{ ...of, text }];
  const { errors } = read.data;
  for (const { message } of errors) messages.set(message, (messages.get(message) ?? 0) + 1);
  const fields = errors.map(({ field = '' }) => field);
  const missed =
    status === 422 ? wrongAt.filter((place) => !fields.some((at) => isAt(at, place))) : [];
  return [
    ...errors
      .filter(({ message }) => latinIn(message) !== null)
      .map((error) => ({ ...of, ...error, latin: latinIn(error.message) })),
    ...(missed.length === 0 ? [] : [{ ...of, missed, fields }]),
  ];
}

/**
 * Invalid values that the response does not name: they may have been accepted, or another error hides them.
 */
function unreportedIn(
  { status, text }: Outcome,
  { alone = new Map() }: InvalidRequest,
): InvalidRequest[] {
  const read = status === 422 ? failureSchema.safeParse(JSON.parse(text)) : undefined;
  const fields = (read?.data?.errors ?? []).map(({ field = '' }) => field);
  return [...alone].flatMap(([place, request]) =>
    fields.some((at) => isAt(at, place)) ? [] : [request],
  );
}

const isAt = (field: string, place: string) => field === place || field.startsWith(`${place}.`);

/** Prints the numbers of requests and the messages. */
function report(routes: number, requestCount: number, messages: Map<string, number>): void {
  const lines = [...messages].toSorted(([, one], [, other]) => other - one);
  process.stderr.write(
    `${routes} routes × ${requestCount} wrong requests, ${messages.size} messages\n${lines
      .map(([message, count]) => `${count}\t${message}`)
      .join('\n')}\n`,
  );
}
