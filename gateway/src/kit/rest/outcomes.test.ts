// Tests the GraphQL error for every possible outcome of a REST call; docs/operating.md contains the same table.
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { stopClock, until } from '../../../testing/clock.ts';
import type { Handler } from '../../../testing/recorder.ts';
import { startGateway, type GraphQLAnswer, type TestGateway } from '../../../testing/start.ts';
import { noTimeouts } from '../../../testing/no-timeouts.ts';
import { breakerFailures, answerSizeLimit } from './limits.ts';

/** The outcome, the code and status of the error, and whether a read is retried. */
type Row = [outcome: string, code: string, status: number, again: 'yes' | 'no'];

const gateways: TestGateway[] = [];
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
});

async function start(environment: Record<string, string> = {}): Promise<TestGateway> {
  const gateway = await startGateway({}, environment);
  gateways.push(gateway);
  return gateway;
}

/** One field that fails beside others that succeed. */
const page = `{ viewer { name } company(code: "demo") { name courses(first: 1) { nodes { name } } } }`;
const courses = '/companies/7/courses';
const rest = { viewer: { name: 'Анна' }, company: { name: 'Демошкола', courses: null } };

const failing: [...Row, Handler, extensions?: object][] = [
  ['401', 'UNAUTHENTICATED', 401, 'no', status(401)],
  ['403', 'FORBIDDEN', 403, 'no', status(403)],
  ['404', 'NOT_FOUND', 404, 'no', status(404)],
  ['409', 'CONFLICT', 409, 'no', status(409)],
  ['413', 'TOO_LARGE', 413, 'no', status(413)],
  ['422', 'INVALID_INPUT', 422, 'no', status(422)],
  ['424', 'FAILED_DEPENDENCY', 424, 'no', status(424)],
  ['Any other 4xx', 'INVALID_INPUT', 418, 'no', status(418)],
  ['429', 'TOO_MANY_REQUESTS', 429, 'no', status(429)],
  [
    '429 with `Retry-After`',
    'TOO_MANY_REQUESTS',
    429,
    'no',
    status(429, { 'retry-after': '7' }),
    { retryAfter: 7 },
  ],
  [
    '429 with a short `Retry-After`',
    'TOO_MANY_REQUESTS',
    429,
    'yes',
    status(429, { 'retry-after': '0' }),
    { retryAfter: 0 },
  ],
  ['500', 'UPSTREAM_FAILED', 500, 'no', status(500)],
  ['507', 'UPSTREAM_FAILED', 507, 'no', status(507)],
  ['502', 'UPSTREAM_FAILED', 502, 'yes', status(502)],
  ['503', 'UPSTREAM_FAILED', 503, 'yes', status(503)],
  ['504', 'UPSTREAM_FAILED', 504, 'yes', status(504)],
  [
    '503 with `Retry-After`',
    'OVERLOADED',
    503,
    'no',
    status(503, { 'retry-after': '7' }),
    { retryAfter: 7 },
  ],
  [
    '503 with a short `Retry-After`',
    'OVERLOADED',
    503,
    'yes',
    status(503, { 'retry-after': '0' }),
    { retryAfter: 0 },
  ],
  ['200 with `errors`', 'INVALID_INPUT', 422, 'no', text('{"data":null,"errors":["Нельзя"]}')],
  ['A redirect', 'UPSTREAM_MALFORMED', 502, 'no', status(302, { location: '/elsewhere' })],
  ['An empty body', 'UPSTREAM_MALFORMED', 502, 'no', text('')],
  ['Another content type', 'UPSTREAM_MALFORMED', 502, 'no', text('{"data":1}', 'text/html')],
  ['Malformed JSON', 'UPSTREAM_MALFORMED', 502, 'no', text('{data: 1}')],
  ['JSON that is cut off', 'UPSTREAM_MALFORMED', 502, 'no', text('{"data":{"id":3,"na')],
  ['JSON without `data`', 'UPSTREAM_MALFORMED', 502, 'no', text('{"result":1}')],
  [
    'A body over 16 MB',
    'UPSTREAM_MALFORMED',
    502,
    'no',
    text(JSON.stringify({ data: 'x'.repeat(answerSizeLimit) })),
  ],
  ['A reset connection', 'UPSTREAM_UNREACHABLE', 502, 'yes', raw((answer) => answer.destroy())],
  [
    'A connection that ends inside the body',
    'UPSTREAM_UNREACHABLE',
    502,
    'yes',
    raw((answer) => {
      answer.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      answer.write('{"data":', () => answer.destroy());
    }),
  ],
  ['No answer in time', 'UPSTREAM_TIMEOUT', 504, 'no', raw(() => undefined)],
  [
    'An answer that never ends',
    'UPSTREAM_TIMEOUT',
    504,
    'no',
    raw((answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' });
      const drip = () => answer.write(' ', () => setTimeout(drip, 20));
      drip();
    }),
  ],
];

const others: Row[] = [
  ['A refused connection', 'UPSTREAM_UNREACHABLE', 502, 'yes'],
  ['The breaker is open', 'UPSTREAM_UNAVAILABLE', 503, 'no'],
  ['Too many calls wait', 'OVERLOADED', 503, 'no'],
  ['The company’s budget is spent', 'TOO_MANY_REQUESTS', 429, 'no'],
  ['The client went away', 'CANCELLED', 499, 'no'],
];

describe('a call of the REST API whose outcome is', () => {
  it.each(failing)('%s gives %s', async (_, code, status, again, handler, more = {}) => {
    const pass = stopClock();
    const gateway = await start();
    const reads = () => gateway.rest.calls.filter(({ path }) => path === courses);
    gateway.rest.answer(courses, handler);
    const pending = gateway.ask(page);
    await until(() => reads().length > 0);
    if (code === 'UPSTREAM_TIMEOUT') pass(Number(noTimeouts.REST_API_TIMEOUT));
    const { data, errors } = await pending;
    expect(data).toEqual(rest);
    expect(errors).toMatchObject([
      { path: ['company', 'courses'], extensions: { code, status, ...more } },
    ]);
    expect(Object.keys(errors?.[0]?.extensions ?? {})).toHaveLength(2 + Object.keys(more).length);
    expect(errors?.[0]?.message).toMatch(/^[А-Я].*\.$|^Нельзя$/);
    const sent = reads().map(({ query }) => JSON.stringify(query));
    expect(new Set(sent).size < sent.length ? 'yes' : 'no').toBe(again);
  });

  it('a refused connection gives UPSTREAM_UNREACHABLE, then UPSTREAM_UNAVAILABLE', async () => {
    const gateway = await start({ REST_API_URL: 'http://127.0.0.1:1' });
    const codes: unknown[] = [];
    for (let attempt = 0; attempt <= breakerFailures; attempt += 1) {
      codes.push(codeOf(await gateway.ask('{ viewer { name } }')));
    }
    expect([codes[0], codes.at(-1)]).toEqual(['UPSTREAM_UNREACHABLE', 'UPSTREAM_UNAVAILABLE']);
    const ready = await fetch(`${gateway.url}/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'unavailable', missing: ['api'] },
    ]);
  });

  it('an exceeded company budget gives TOO_MANY_REQUESTS with retryAfter', async () => {
    const gateway = await start({ COMPANY_CALLS_PER_MINUTE: '100' });
    let answer: GraphQLAnswer = { data: null };
    for (let attempt = 0; attempt < 110 && !answer.errors; attempt += 1) {
      answer = await gateway.ask(page);
    }
    expect(answer.errors?.[0]).toMatchObject({
      extensions: { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: expect.any(Number) },
    });
    expect(await gateway.ask('{ viewer { name } }')).toEqual({
      data: { viewer: { name: 'Анна' } },
    });
  });

  it('every outcome is documented in docs/operating.md', () => {
    const docs = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
    const rows = [...docs.matchAll(/^\| (.+?) +\| `([A-Z_]+)` +\| (\d{3}) +\| (yes|no) +\|/gm)];
    expect(rows.map(([, ...cells]) => cells)).toEqual(
      [...failing, ...others].map(([outcome, code, status, again]) => [
        outcome,
        code,
        String(status),
        again,
      ]),
    );
  });
});

describe('a mutation that the REST API rejects', () => {
  const change = `mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) { userErrors { message field code } }
  }`;
  const input = { name: 'Анна', currentPassword: 'x' };
  const address = '/auth_user/update';
  const refusals: [shape: string, status: number, errors: unknown, userErrors: unknown[]][] = [
    [
      'a list of objects',
      422,
      [{ message: 'Неверно', field: 'current_password', code: 'wrong' }],
      [{ message: 'Неверно', field: 'currentPassword', code: 'wrong' }],
    ],
    [
      'one object',
      422,
      { message: 'Неверно', field: 'current_password' },
      [at('currentPassword', 'Неверно')],
    ],
    ['a list of strings', 422, ['Неверно', 'Занято'], [at(null, 'Неверно'), at(null, 'Занято')]],
    ['one string', 422, 'Неверно', [at(null, 'Неверно')]],
    [
      'a map',
      422,
      { current_password: ['Неверно', 'Коротко'], name: 'Занято' },
      [at('currentPassword', 'Неверно'), at('currentPassword', 'Коротко'), at('name', 'Занято')],
    ],
    ['a field that is not an input', 422, { secret: ['Неверно'] }, [at(null, 'Неверно')]],
    ['nothing', 422, null, [at(null, 'Проверьте введённые данные.')]],
    ['nothing', 409, null, [{ ...at(null, conflict), code: 'conflict' }]],
  ];

  it.each(refusals)('with %s (%i) returns user errors', async (_, status, errors, userErrors) => {
    const gateway = await start();
    gateway.rest.answer(address, (__, reply) => reply.code(status).send({ errors }));
    const { data, errors: failures } = await gateway.ask(change, { variables: { input } });
    expect([data, failures]).toEqual([{ updateProfile: { userErrors } }, undefined]);
  });

  it.each([
    [403, 'FORBIDDEN'],
    [500, 'UPSTREAM_FAILED'],
    [503, 'UPSTREAM_FAILED'],
  ])('with %i is sent once and gives a GraphQL error', async (code, expected) => {
    const gateway = await start();
    gateway.rest.answer(address, status(code));
    expect(codeOf(await gateway.ask(change, { variables: { input } }))).toBe(expected);
    expect(gateway.rest.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});

const conflict = 'Данные успели измениться. Обновите страницу и повторите.';

function at(field: string | null, message: string) {
  return { message, field, code: 'invalid' };
}

const codeOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions?.['code'];

function status(code: number, headers: Record<string, string> = {}): Handler {
  return (_, reply) => reply.code(code).headers(headers).send();
}

function text(body: string, type = 'application/json'): Handler {
  return (_, reply) => reply.type(type).send(body);
}

function raw(answer: (response: ServerResponse) => void): Handler {
  return (_, reply) => {
    reply.hijack();
    answer(reply.raw);
  };
}
