// Tests that results of visitors' queries are cached as long as their REST responses, and never shared with signed-in
// users.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RawServer, startRawServer } from '../../../testing/raw-server.ts';
import { type SmallServer, startSmallServer } from '../../../testing/small-server.ts';
import type { Context } from '../../context.ts';
import { path } from '../rest/path.ts';

const typeDefs = /* GraphQL */ `
  type Query {
    catalog(search: String, days: Int = 1): String
    mine: String
    lost: String
    constant: String
  }
  type Mutation {
    read: String
  }
`;

let rest: RawServer;
let gateway: SmallServer;
let maxAge: Record<string, number>;
let calls: number;
/** How often a resolver ran. */
let runs: number;

const reads =
  (what: string) =>
  async (_: unknown, args: object, { rest: client }: Context): Promise<string> => {
    runs += 1;
    const at = what === 'mine' ? path`/mine` : path`/public/${{ what }}`;
    return (await client.get<string>(at, args as Record<string, string>)).data;
  };

function answer(request: IncomingMessage, response: ServerResponse): void {
  calls += 1;
  const what = new URL(request.url ?? '', 'http://rest').pathname.split('/').at(-1) ?? '';
  response.setHeader('content-type', 'application/json');
  if (what === 'lost') response.statusCode = 404;
  if (what in maxAge) response.setHeader('cache-control', `public, max-age=${maxAge[what]}`);
  response.end(JSON.stringify({ data: `${request.headers.authorization ?? 'visitor'} ${calls}` }));
}

beforeAll(async () => {
  rest = await startRawServer(answer);
  const resolvers = {
    Query: {
      catalog: reads('catalog'),
      mine: reads('mine'),
      lost: reads('lost'),
      constant: () => `${(runs += 1)}`,
    },
    Mutation: { read: reads('catalog') },
  };
  gateway = await startSmallServer(typeDefs, resolvers, { REST_API_URL: rest.url });
});
beforeEach(() => {
  pass(3_600_000);
  maxAge = { catalog: 30 };
  calls = 0;
  runs = 0;
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

let now = Date.now();
const pass = (milliseconds: number) => void (now += milliseconds);

beforeEach(() => {
  const calendar = vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => calendar.mockRestore());
});

const ask = async (query: string, more: { variables?: object; token?: string } = {}) => {
  const answered = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(more.token && { authorization: `Bearer ${more.token}` }),
    },
    body: JSON.stringify({ query, variables: more.variables }),
  });
  return answered.json();
};

const catalog = 'query ($search: String) { catalog(search: $search) }';

describe('the result of a visitor’s query', () => {
  it('is reused for equal queries until its REST responses are stale', async () => {
    const first = await ask(catalog);
    expect(first).toEqual({ data: { catalog: 'visitor 1' } });
    for (let time = 0; time < 4; time += 1) expect(await ask(catalog)).toEqual(first);
    expect([runs, calls]).toEqual([1, 1]);
    pass(29_000);
    expect(await ask(catalog)).toEqual(first);
    pass(2_000);
    expect(await ask(catalog)).toEqual({ data: { catalog: 'visitor 2' } });
    expect(runs).toBe(2);
  });

  it('differs by variables and by operation', async () => {
    await ask(catalog, { variables: { search: 'физика' } });
    await ask(catalog, { variables: { search: 'химия' } });
    await ask(catalog, { variables: { search: 'химия' } });
    await ask('{ again: catalog }');
    expect(runs).toBe(3);
  });

  it('is never shared with signed-in users', async () => {
    await ask(catalog);
    for (const token of ['anna', 'boris', 'anna']) {
      expect((await ask(catalog, { token })).data.catalog).toMatch(`Bearer ${token}`);
    }
    expect(runs).toBe(4);
    expect(await ask(catalog)).toEqual({ data: { catalog: 'visitor 1' } });
  });

  it('expires with the first of its REST responses', async () => {
    await ask(catalog);
    pass(20_000);
    await ask('{ catalog constant }');
    expect((await ask('{ catalog constant }')).data).toEqual({
      catalog: 'visitor 1',
      constant: '3',
    });
    pass(11_000);
    expect((await ask('{ catalog constant }')).data.catalog).toBe('visitor 2');
  });

  it.each([
    ['has a part that is not public', '{ catalog mine }'],
    ['has an error', '{ catalog lost }'],
    ['used no REST response', '{ constant }'],
    ['is of a mutation', 'mutation { read }'],
  ])('is not cached when it %s', async (_, query) => {
    await ask(query);
    const before = runs;
    await ask(query);
    expect(runs).toBe(2 * before);
  });

  it('is not cached when the server does not allow it', async () => {
    maxAge = {};
    await ask(catalog);
    await ask(catalog);
    expect([runs, calls]).toEqual([2, 2]);
  });
});
