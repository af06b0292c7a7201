// The order in which queued work of several companies is begun.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../testing/database.ts';
import type { Database } from '../database.ts';
import { jobQueue } from '../jobs-queue.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const log = { warn: () => {}, error: () => {} } as unknown as FastifyBaseLogger;

test('what one orders first is begun before what another ordered second', async () => {
  const queue = jobQueue<{ company_id: number; name: string }>(database.queue, log, {
    name: 'webinars',
    workers: 1,
  });
  const begun: string[] = [];
  const isBusy = Promise.withResolvers<void>();
  await queue.start({
    take: async ({ name }) => {
      begun.push(name);
      if (name === 'busy') await isBusy.promise;
    },
    giveUp: () => Promise.resolve(),
  });
  onTestFinished(() => queue.stop());
  const send = (name: string, company_id: number, before: number) =>
    database.system((transaction) =>
      queue.send(transaction, randomUUID(), { company_id, name }, { before }),
    );
  await send('busy', 4, 0);
  await expect.poll(() => begun).toEqual(['busy']);
  for (const before of [0, 1, 2]) await send(`first ${before}`, 1, before);
  for (const before of [0, 1]) await send(`second ${before}`, 2, before);
  await send('third 0', 3, 0);
  isBusy.resolve();
  await expect
    .poll(() => begun, { timeout: 30_000 })
    .toEqual(['busy', 'first 0', 'second 0', 'third 0', 'first 1', 'second 1', 'first 2']);
});
