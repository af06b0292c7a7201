// Orders two concurrent transactions by waiting for a lock conflict. Only for PostgreSQL: the embedded database has one
// connection.
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowOf, type Transaction } from '../src/kit/database/database.ts';

/** Waits until another transaction is blocked by this one. */
export async function untilBlockingAnother(transaction: Transaction): Promise<void> {
  const waiting = sql`select count(*)::integer as count from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
  await expect
    .poll(async () => (await rowOf<{ count: number }>(transaction, waiting)).count)
    .toBeGreaterThan(0);
}
