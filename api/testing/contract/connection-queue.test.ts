// The connection queue orders requests whose bodies arrive over the network.
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/database.ts';
import { countForSender } from '../../src/kit/http/requests.ts';
import { openTestDatabase } from '../database.ts';

/** Enough work to be measured on any machine. */
const work = sql`select count(*) from generate_series(1, 100000)`;

let database: Database;
let app: FastifyInstance;
let arrived = 0;
let open: () => void;
const gate = new Promise<void>((resolve) => (open = resolve));
/** Addresses of clients whose work has begun. */
const begun: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  app = Fastify({ trustProxy: 'loopback' });
  countForSender(app);
  app.post('/connect', async () => {
    await database.system((transaction) => transaction.execute(work));
    return {};
  });
  app.post('/work', async ({ ip }) => {
    arrived += 1;
    await database.system(async (transaction) => {
      begun.push(ip);
      await transaction.execute(work);
      await gate;
    });
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('serves another client before most of the earlier requests from one address', async () => {
  const [greedy, neighbour] = ['203.0.113.1', '203.0.113.2'] as const;
  const send = (address: string, token: string, path = '/work') =>
    fetch(`${app.listeningOrigin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ text: 'x'.repeat(100_000) }),
    });
  // Opens all connections first, so that only the queue determines when work begins.
  await Promise.all(
    [11, 12, 13, 14].map((last) => send(`203.0.113.${last}`, `first ${last}`, '/connect')),
  );
  const sent = Array.from({ length: 12 }, (_, place) => send(greedy, `greedy ${place}`));
  await expect.poll(() => arrived).toBe(12);
  sent.push(send(neighbour, 'neighbour'));
  await expect.poll(() => arrived).toBe(13);
  open();
  const answers = await Promise.all(sent);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(begun.indexOf(neighbour)).toBeLessThanOrEqual(2);
});
