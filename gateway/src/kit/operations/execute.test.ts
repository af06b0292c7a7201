import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../testing/clock.ts';
import { tokenOfAnna } from '../../../testing/fake-data.ts';
import { type SmallServer, startSmallServer } from '../../../testing/small-server.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';
import { loadLimits } from './limits.ts';

const json = { 'content-type': 'application/json' };
/** A content type that the fast path does not accept, so that Yoga handles the request. */
const byYoga = { 'content-type': 'application/json;charset=utf-8' };

describe('an operation', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(() => gateway.rest.forget());
  afterAll(() => gateway.close());

  const createIn =
    'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { ';

  it('is rejected before any write when its estimate is too high, with the numbers', async () => {
    const each =
      'viewer { companies(first: 100) { nodes { courses(first: 1) { nodes { id } } courseCategories { id } } } }';
    const { data, errors } = await gateway.ask(`${createIn} adminProfile { ${each} } } } }`, {
      variables: { input: { name: 'Новая', code: 'new' } },
    });
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'COST_EXCEEDED',
          cost: { calls: expect.any(Number), nodes: expect.any(Number), limit: 150 },
          field: expect.stringMatching(/companies\.nodes\./),
        },
      },
    ]);
    expect(gateway.rest.calls).toEqual([]);
    // A query with the same estimate is started: there are only two companies.
    const query = await gateway.ask(`{ ${each} }`);
    expect(query.errors).toBeUndefined();
    expect(query.data.viewer.companies.nodes.length).toBeLessThan(10);
  });

  it('is estimated with its variables', async () => {
    const query =
      'query ($n: Int) { viewer { companies(first: 100) { nodes { adminProfile { viewer { companies(first: $n) { nodes { courses(first: 100) { totalCount nodes { id } } } } } } } } } }';
    expect((await gateway.ask(query, { variables: { n: 2 } })).errors).toBeUndefined();
    const { errors } = await gateway.ask(query, { variables: { n: 100 } });
    expect(errors?.[0]?.extensions?.['code']).toBe('COST_EXCEEDED');
  });

  it.each([json, byYoga])('forwards the idempotency key of its writes (%j)', async (type) => {
    const send = async (query: string, key: string) => {
      gateway.rest.forget();
      await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { ...type, authorization: `Bearer ${tokenOfAnna}`, 'idempotency-key': key },
        body: JSON.stringify({ query }),
      });
      return gateway.rest.calls.map(({ method, headers }) => [method, headers['idempotency-key']]);
    };
    const create = (alias: string) =>
      `${alias}: createCourse(input: { companyId: "Q29tcGFueTo3", name: "${alias}" }) { userErrors { code } }`;
    await send(`mutation { ${create('a')} }`, 'first');
    expect(await send(`mutation { ${create('a')} }`, 'key-1')).toEqual([['POST', 'key-1']]);
    // In series, each with its own key.
    expect(await send(`mutation { ${create('a')} ${create('b')} }`, 'key-2')).toEqual([
      ['POST', 'key-2'],
      ['POST', 'key-2-2'],
    ]);
    expect(await send('{ viewer { name } }', 'key-3')).toEqual([['GET', undefined]]);
  });
});

describe('a process at its limits', () => {
  const waiting: (() => void)[] = [];
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer(
      'type Query { wait: String greet: String } type Subscription { silence: String }',
      {
        Query: {
          wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
          greet: () => 'hello',
        },
        Subscription: { silence: { subscribe: () => silence() } },
      },
      { TRUSTED_PROXIES: '127.0.0.1' },
    );
  });
  afterAll(() => server.close());

  const ask = (query: string, headers: Record<string, string>) =>
    fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const from = (address: number) => ({ 'x-forwarded-for': `203.0.113.${address}` });

  it('rejects new operations at once, and accepts them again later', async () => {
    expect((await ask('{ greet }', json)).status).toBe(200);
    const running: Promise<Response>[] = [];
    /** A few at a time, since the clients run in this process too. */
    const hold = async (address: number, operations: number) => {
      for (let left = operations; left > 0; left -= 20) {
        for (let more = Math.min(left, 20); more > 0; more -= 1) {
          running.push(ask('{ wait }', { ...json, ...from(address) }));
        }
        await until(() => waiting.length === running.length);
      }
    };
    const oneMore: number[] = [];
    // Each address takes half of the free slots.
    for (let address = 1, free = loadLimits.running; free > 0; address += 1) {
      await hold(address, Math.ceil(free / 2));
      free -= Math.ceil(free / 2);
      oneMore.push((await ask('{ wait }', { ...json, ...from(address) })).status);
      if (free === 1) oneMore.push((await ask('{ greet }', json)).status);
    }
    expect(oneMore).toEqual([503, 503, 503, 503, 503, 503, 503, 503, 503, 200, 503]);
    for (const headers of [json, byYoga]) {
      const away = await ask('{ greet }', headers);
      expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await away.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
    }
    // Health checks still work.
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    for (const go of waiting.splice(0)) go();
    for (const answer of await Promise.all(running)) expect(answer.status).toBe(200);
    expect((await ask('{ greet }', json)).status).toBe(200);
    expect((await ask('{ greet }', byYoga)).status).toBe(200);
  });

  it('limits subscriptions per address, and accepts the next when one has ended', async () => {
    const leaving: AbortController[] = [];
    const retained: Response[] = []; // fetch aborts a response that is garbage collected
    const openOne = (address = 1) => {
      const leave = new AbortController();
      leaving.push(leave);
      return fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { ...json, ...from(address), accept: 'text/event-stream' },
        body: JSON.stringify({ query: 'subscription { silence }' }),
        signal: leave.signal,
      });
    };
    while (leaving.length < loadLimits.subscriptions / 2) {
      retained.push(...(await Promise.all(Array.from({ length: 20 }, () => openOne()))));
    }
    expect(new Set(retained.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await openOne();
    expect(await refused.text()).toContain('OVERLOADED');
    // Queries of this address and subscriptions of others still work.
    expect((await ask('{ greet }', { ...json, ...from(1) })).status).toBe(200);
    retained.push(await openOne(2));
    expect(retained.at(-1)?.headers.get('content-type')).toContain('text/event-stream');
    leaving.shift()?.abort();
    await expect
      .poll(async () => (await firstWords(await openOne())).includes('OVERLOADED'))
      .toBe(false);
    for (const leave of leaving) leave.abort();
  });
});

/** The first chunk of a stream. */
async function firstWords({ body }: Response): Promise<string> {
  const piece = await body?.getReader().read();
  return new TextDecoder().decode(piece?.value);
}

/** A source without events that ends when its reader leaves. */
async function* silence() {
  await new Promise(() => undefined);
  yield { silence: null };
}
