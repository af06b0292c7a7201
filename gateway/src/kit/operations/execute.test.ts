import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../testing/clock.ts';
import { tokenOfAnna } from '../../../testing/fake-data.ts';
import { type SmallServer, startSmallServer } from '../../../testing/small-server.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';
import { loadLimits } from './limits.ts';

const json = { 'content-type': 'application/json' };
/** Not quite as usual: by way of Yoga, even when it is ready. */
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

  it('is refused before it changes anything when it may come to too many calls, with the numbers', async () => {
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
    // A query that may come to as much is begun: there are two companies.
    const query = await gateway.ask(`{ ${each} }`);
    expect(query.errors).toBeUndefined();
    expect(query.data.viewer.companies.nodes.length).toBeLessThan(10);
  });

  it('counts its cost with the variables it is sent with', async () => {
    const query =
      'query ($n: Int) { viewer { companies(first: 100) { nodes { adminProfile { viewer { companies(first: $n) { nodes { courses(first: 100) { totalCount nodes { id } } } } } } } } } }';
    expect((await gateway.ask(query, { variables: { n: 2 } })).errors).toBeUndefined();
    const { errors } = await gateway.ask(query, { variables: { n: 100 } });
    expect(errors?.[0]?.extensions?.['code']).toBe('COST_EXCEEDED');
  });

  it.each([json, byYoga])(
    'hands on the key under which its writes are made once (%j)',
    async (type) => {
      const send = async (query: string, key: string) => {
        gateway.rest.forget();
        await fetch(`${gateway.url}/graphql`, {
          method: 'POST',
          headers: { ...type, authorization: `Bearer ${tokenOfAnna}`, 'idempotency-key': key },
          body: JSON.stringify({ query }),
        });
        return gateway.rest.calls.map(({ method, headers }) => [
          method,
          headers['idempotency-key'],
        ]);
      };
      const create = (alias: string) =>
        `${alias}: createCourse(input: { companyId: "Q29tcGFueTo3", name: "${alias}" }) { userErrors { code } }`;
      await send(`mutation { ${create('a')} }`, 'first');
      expect(await send(`mutation { ${create('a')} }`, 'key-1')).toEqual([['POST', 'key-1']]);
      // In order, each under a key of its own.
      expect(await send(`mutation { ${create('a')} ${create('b')} }`, 'key-2')).toEqual([
        ['POST', 'key-2'],
        ['POST', 'key-2-2'],
      ]);
      expect(await send('{ viewer { name } }', 'key-3')).toEqual([['GET', undefined]]);
    },
  );
});

describe('a process that has enough to do', () => {
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

  it('sends new operations away at once, and takes them again when it has less', async () => {
    expect((await ask('{ greet }', json)).status).toBe(200);
    const running: Promise<Response>[] = [];
    /** A few at a time: the clients are in this process, too. */
    const hold = async (address: number, operations: number) => {
      for (let left = operations; left > 0; left -= 20) {
        for (let more = Math.min(left, 20); more > 0; more -= 1) {
          running.push(ask('{ wait }', { ...json, ...from(address) }));
        }
        await until(() => waiting.length === running.length);
      }
    };
    const oneMore: number[] = [];
    // Each takes half of what the ones before have left.
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
    // Those who look after it still reach it.
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    for (const go of waiting.splice(0)) go();
    for (const answer of await Promise.all(running)) expect(answer.status).toBe(200);
    expect((await ask('{ greet }', json)).status).toBe(200);
    expect((await ask('{ greet }', byYoga)).status).toBe(200);
  });

  it('keeps as many subscriptions of one address as are still free, and the next when one has ended', async () => {
    const leaving: AbortController[] = [];
    const kept: Response[] = []; // fetch ends what nobody holds
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
      kept.push(...(await Promise.all(Array.from({ length: 20 }, () => openOne()))));
    }
    expect(new Set(kept.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await openOne();
    expect(await refused.text()).toContain('OVERLOADED');
    // What is no subscription is answered all the same, and so are the subscriptions of others.
    expect((await ask('{ greet }', { ...json, ...from(1) })).status).toBe(200);
    kept.push(await openOne(2));
    expect(kept.at(-1)?.headers.get('content-type')).toContain('text/event-stream');
    leaving.shift()?.abort();
    await expect
      .poll(async () => (await firstWords(await openOne())).includes('OVERLOADED'))
      .toBe(false);
    for (const leave of leaving) leave.abort();
  });
});

/** What a stream begins with. */
async function firstWords({ body }: Response): Promise<string> {
  const piece = await body?.getReader().read();
  return new TextDecoder().decode(piece?.value);
}

/** A source that has nothing to tell, until its reader goes away. */
async function* silence() {
  await new Promise(() => undefined);
  yield { silence: null };
}
