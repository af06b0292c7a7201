// What another one waits for: two at the same moment, in the order that a test wants. PostgreSQL alone has two: the
// embedded database has one connection.
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowOf, type Transaction } from '../src/kit/database/database.ts';

/** Until another transaction waits for what this one holds. */
export async function waitedFor(transaction: Transaction): Promise<void> {
  const waiting = sql`select count(*)::integer as count from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
  await expect
    .poll(async () => (await rowOf<{ count: number }>(transaction, waiting)).count)
    .toBeGreaterThan(0);
}
