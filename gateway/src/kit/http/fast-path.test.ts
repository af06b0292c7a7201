import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stopClock, until } from '../../../testing/clock.ts';
import { tokenOfAnna, tokenOfBoris } from '../../../testing/fake-data.ts';
import { never } from '../../../testing/recorder.ts';
import { type SmallServer, startSmallServer } from '../../../testing/small-server.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';
import { noTimeouts } from '../../../testing/no-timeouts.ts';
import { gracePeriod } from '../operations/limits.ts';
import { tickInterval } from '../rest/resilience/shared-timer.ts';

const school = 'https://school.example';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({}, { CORS_ORIGINS: school });
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

/**
 * A content type that the fast path does not accept, so that Fastify and Yoga handle the request.
 */
const typeOfYoga = 'application/json;charset=utf-8';
/** The usual content type, so that prepared operations take the fast path. */
const typeOfDirect = 'application/json';

async function send(type: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-request-id': 'the-same', ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date')),
    text: await answer.text(),
  };
}

const anna = { authorization: `Bearer ${tokenOfAnna}` };
const courses =
  'query Courses($first: Int, $status: [CourseStatus!], $with: Boolean = true) { company(code: "demo") { name courses(first: $first, filter: { status: $status }) { totalCount nodes { id name type @include(if: $with) { name } } pageInfo { endCursor } } } }';
const two = 'query One { viewer { name } } query Two { viewer { email } }';
const both = 'application/graphql-response+json, application/json';

/** Requests of all kinds; both paths must send equal bytes. */
const requests: readonly [name: string, body: unknown, headers?: Record<string, string>][] = [
  ['a visitor', { query: '{ viewer { name } }' }],
  ['a user', { query: '{ viewer { name } }' }, anna],
  ['an unknown token', { query: '{ viewer { name } }' }, { authorization: 'Bearer nobody' }],
  ['a malformed token', { query: '{ viewer { name } }' }, { authorization: 'Basic YTpi' }],
  ['only __typename', { query: '{ __typename viewer { __typename } }' }, anna],
  ['variables', { query: courses, variables: { first: 3, status: ['DRAFT'] } }, anna],
  ['null variables with defaults', { query: courses, variables: null }, anna],
  ['another outcome of a condition', { query: courses, variables: { with: false } }, anna],
  ['undeclared variables', { query: courses, variables: { others: 1 } }, anna],
  ['an invalid variable', { query: courses, variables: { first: 'many' } }, anna],
  ['an invalid enum value', { query: courses, variables: { status: ['DRAF'] } }, anna],
  ['a page that is too large', { query: courses, variables: { first: 1000 } }, anna],
  [
    'an error beside data',
    { query: '{ viewer { name } company(code: "demo") { courses(first: 0) { totalCount } } }' },
    anna,
  ],
  [
    'an error in place of data',
    {
      query:
        'mutation { createCourse(input: { companyId: "nonsense", name: "a" }) { course { id } } }',
    },
    anna,
  ],
  [
    'a mutation',
    {
      query:
        'mutation { signOut(input: { clientMutationId: "1" }) { clientMutationId userErrors { code } } }',
    },
    anna,
  ],
  ['one of two operations', { query: two, operationName: 'Two' }, anna],
  ['a missing operation', { query: two, operationName: 'Three' }, anna],
  ['two operations without a name', { query: two }, anna],
  ['an empty name', { query: two, operationName: '' }, anna],
  [
    'introspection',
    { query: '{ __schema { queryType { name } } __type(name: "Course") { name } }' },
  ],
  ['the cost', { query: '{ viewer { name } }', extensions: { cost: true } }, anna],
  ['other extensions', { query: '{ viewer { name } }', extensions: { other: 1 } }, anna],
  ['an unknown field', { query: '{ viewer { nmae } }' }, anna],
  ['a syntax error', { query: '{ viewer' }, anna],
  ['a query that is not text', { query: 7 }, anna],
  ['no query', { variables: {} }, anna],
  ['an unknown parameter', { query: '{ viewer { name } }', more: 1 }, anna],
  ['variables that are not an object', { query: '{ viewer { name } }', variables: [] }, anna],
  ['extensions that are not an object', { query: '{ viewer { name } }', extensions: 'cost' }, anna],
  ['a batch', [{ query: '{ viewer { name } }' }], anna],
  ['null', null, anna],
  [
    'a text and a hash',
    { query: '{ viewer { name } }', documentId: `sha256:${'0'.repeat(64)}` },
    anna,
  ],
  ['an unknown hash', { documentId: `sha256:${'0'.repeat(64)}` }, anna],
  [
    'a bad idempotency key',
    { query: '{ viewer { name } }' },
    { ...anna, 'idempotency-key': 'with space' },
  ],
  ['an allowed origin', { query: '{ viewer { name } }' }, { ...anna, origin: school }],
  ['another origin', { query: '{ viewer { name } }' }, { ...anna, origin: 'https://evil.example' }],
];

describe('Yoga and the fast path', () => {
  const accepted = [
    undefined,
    'application/json',
    'application/graphql-response+json',
    both,
    '*/*',
    'text/html',
  ];

  it.each(requests)('send equal responses: %s', async (_, body, headers = {}) => {
    for (const accept of accepted) {
      const all = { ...headers, ...(accept !== undefined && { accept }) };
      const byYoga = await send(typeOfYoga, body, all);
      const directly = await send(typeOfDirect, body, all);
      expect(directly).toEqual(byYoga);
    }
  });

  it('are used in turn: a prepared operation takes the fast path', async () => {
    const server = await startSmallServer('type Query { greet: String }', {
      Query: { greet: () => 'hello' },
    });
    const ask = async () => {
      const [answer = ''] = await exchange(server.port, [post('{"query":"{ greet }"}')]);
      // The fast path writes it after the common headers, Fastify before them.
      return answer.indexOf('x-request-id') > answer.indexOf('x-content-type-options')
        ? 'short'
        : 'long';
    };
    expect([await ask(), await ask()]).toEqual(['long', 'short']);
    await server.close();
  });

  it.each([typeOfYoga, typeOfDirect])(
    'separate concurrent equal requests of two users (%s)',
    async (type) => {
      gateway.rest.answer('/auth_user', async ({ headers }) => {
        const token = String(headers.authorization).replace('Bearer ', '');
        await sleep(Math.random() * 10);
        return { data: gateway.rest.data.users.get(token) };
      });
      const people = [
        [tokenOfAnna, 'Анна'],
        [tokenOfBoris, 'Борис'],
      ] as const;
      const query = '{ viewer { name } again: viewer { name } }';
      const exchanges = Array.from({ length: 300 }, async (_, index) => {
        const [token, name] = people[index % 2] ?? people[0];
        const { text } = await send(type, { query }, { authorization: `Bearer ${token}` });
        return [JSON.parse(text), { data: { viewer: { name }, again: { name } } }];
      });
      for (const [answer, own] of await Promise.all(exchanges)) expect(answer).toEqual(own);
      // Aliases share one call; users do not.
      expect(gateway.rest.calls).toHaveLength(300);
    },
  );
});

describe('the address of a request', () => {
  it.each([
    ['', 'no proxy is trusted', '127.0.0.1'],
    ['127.0.0.1', 'the proxy is trusted', '203.0.113.9'],
    ['127.0.0.0/8,10.0.0.0/8', 'and trusted ones before it', '198.51.100.7'],
  ])('is read from trusted proxies only (%j: %s)', async (proxies, _, address) => {
    const behind = await startGateway({}, { TRUSTED_PROXIES: proxies });
    for (const type of [typeOfYoga, typeOfDirect, typeOfDirect]) {
      const forwarded = proxies.includes('/')
        ? '192.0.2.1, 198.51.100.7, 10.1.2.3'
        : '192.0.2.1, 203.0.113.9';
      await fetch(`${behind.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-forwarded-for': forwarded, ...anna },
        body: '{"query":"{ viewer { name } }"}',
      });
    }
    const addresses = behind.rest.calls.map(({ headers }) => headers['x-forwarded-for']);
    expect(addresses).toEqual([address, address, address]);
    await behind.close();
  });
});

describe('the fast path', () => {
  const query = { query: '{ viewer { login } }' };
  const known = () => send(typeOfYoga, query);

  it('aborts the REST calls of a client that disconnected', async () => {
    await known();
    let left = false;
    gateway.rest.answer('/auth_user', (incoming, reply) => {
      incoming.raw.socket.once('close', () => (left = true));
      return never(incoming, reply);
    });
    const leaving = new AbortController();
    const pending = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': typeOfDirect, ...anna },
      body: JSON.stringify(query),
      signal: leaving.signal,
    });
    await expect.poll(() => gateway.rest.calls.length).toBe(1);
    leaving.abort();
    await expect(pending).rejects.toThrow('aborted');
    await expect.poll(() => left).toBe(true);
  });

  it.each([typeOfYoga, typeOfDirect])(
    'and Yoga respond when the operation times out (%s)',
    async (type) => {
      await known();
      const pass = stopClock();
      gateway.rest.forget();
      gateway.rest.answer('/auth_user', never);
      const sent = send(type, query, anna);
      await until(() => gateway.rest.calls.length === 1);
      pass(Number(noTimeouts.OPERATION_TIMEOUT) + tickInterval);
      const { status, text } = await sent;
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({
        data: { viewer: null },
        errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }],
      });
    },
  );
});

describe('connections', () => {
  const held: (() => void)[] = [];
  const release = () => held.splice(0).forEach((go) => go());
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer('type Query { greet: String wait: String stuck: String }', {
      Query: {
        greet: () => 'hello',
        wait: () => new Promise((resolve) => held.push(() => resolve('over'))),
        stuck: () => new Promise(() => held.push(() => undefined)),
      },
    });
    // Both operations are prepared from here on.
    await exchange(server.port, [post('{"query":"{ greet }"}')]);
  });
  const greet = post('{"query":"{ greet }"}');
  const hello = '{"data":{"greet":"hello"}}';

  it('are kept alive, and pipelined requests are answered in order', async () => {
    const unknown = post('{"query":"{ greet again: greet }"}');
    const page = 'GET /health HTTP/1.1\r\nhost: a\r\n\r\n';
    const answers = await exchange(
      server.port,
      [greet, greet, unknown, greet, page, greet],
      'at once',
    );
    expect(answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4))).toEqual([
      hello,
      hello,
      '{"data":{"greet":"hello","again":"hello"}}',
      hello,
      '{"status":"ok"}',
      hello,
    ]);
    for (const answer of answers) expect(answer).toContain('Connection: keep-alive');
  });

  it('accept a body in chunks, and none that is too large', async () => {
    const socket = connect(server.port, '127.0.0.1');
    const read = reading(socket);
    socket.write(greet.slice(0, -12));
    await sleep(20);
    socket.write(greet.slice(-12));
    expect(await read()).toContain(hello);
    const chunks = `${'x'.repeat(0xffff)}\r\n`;
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    for (let index = 0; index < 20; index++) socket.write(`ffff\r\n${chunks}`);
    expect(await read()).toMatch(/^HTTP\/1.1 413 .*connection: close.*TOO_LARGE/is);
    socket.destroy();
  });

  it('send a response when an operation never ends', async () => {
    const pass = stopClock('and timers');
    // Through Yoga first, then on the fast path.
    for (const _ of ['first', 'again']) {
      const answers = exchange(server.port, [post('{"query":"{ greet stuck }"}')]);
      await until(() => held.length > 0);
      release();
      pass(Number(noTimeouts.OPERATION_TIMEOUT) + tickInterval + gracePeriod);
      const [answer] = await answers;
      expect(answer).toContain('"code":"TIMEOUT"');
      expect(answer).toContain('"data":null');
    }
  });

  it('end after their responses when the server stops', async () => {
    const waiting = exchange(server.port, [post('{"query":"{ wait }"}')]);
    await expect.poll(() => held).toHaveLength(1);
    release();
    await waiting;
    const idle = connect(server.port, '127.0.0.1');
    const last = exchange(server.port, [post('{"query":"{ wait }"}')]);
    await expect.poll(() => held).toHaveLength(1);
    const stopped = server.close();
    await expect.poll(() => server.app.server.listening).toBe(false);
    release();
    const [answer = ''] = await last;
    expect(answer).toMatch(/connection: close.*{"data":{"wait":"over"}}/is);
    await stopped;
    expect(idle.destroyed || idle.readableEnded).toBe(true);
  });
});

const post = (body: string) =>
  `POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

/**
 * Sends requests over one connection, each after the previous response or all at once; returns the responses.
 */
async function exchange(port: number, requests: string[], how: 'in turn' | 'at once' = 'in turn') {
  const socket = connect(port, '127.0.0.1');
  const read = reading(socket);
  const answers: string[] = [];
  if (how === 'at once') socket.write(requests.join(''));
  for (const request of requests) {
    if (how === 'in turn') socket.write(request);
    answers.push(await read());
  }
  socket.destroy();
  return answers;
}

/** Returns a function that reads the next response. */
function reading(socket: Socket): () => Promise<string> {
  let text = '';
  socket.setEncoding('utf8');
  return async () => {
    for (;;) {
      const end = text.indexOf('\r\n\r\n') + 4;
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? Number.NaN);
      if (end > 3 && text.length >= end + length) {
        const answer = text.slice(0, end + length);
        text = text.slice(end + length);
        return answer;
      }
      const [more] = (await once(socket, 'data')) as [string];
      text += more;
    }
  };
}
