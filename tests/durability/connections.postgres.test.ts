// Tests that a broken database connection, for example after a server restart, fails only the work that uses it.
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { rowOf, rowsOf, type Transaction } from '../../api/src/kit/database/database.ts';
import { onServer, openTestDatabase } from '../../api/testing/database.ts';

const processOf = async (transaction: Transaction): Promise<number> => {
  const { id } = await rowOf<{ id: number }>(transaction, sql`select pg_backend_pid() as id`);
  return id;
};

test.each([
  ['while nothing runs', sql`select 1`],
  ['while a statement runs', sql`select pg_sleep(3600)`],
])('%s', async (_when, statement) => {
  const database = await openTestDatabase();
  try {
    let first = 0;
    const working = database.system(async (transaction) => {
      first = await processOf(transaction);
      const running = rowsOf(transaction, statement);
      running.catch(() => {}); // Prevents an unhandled rejection; awaited below.
      await onServer(inject('postgresUrl'), `select pg_terminate_backend(${first}, 60000)`);
      await running;
      await transaction.execute(sql`select 1`);
    });
    await expect(working).rejects.toThrow('Failed query');
    expect(await database.system(processOf)).not.toBe(first);
  } finally {
    await database.close();
  }
});
