// Finishes attempts whose deadline has passed, without waiting for a request.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowsOf, type Database } from '../../kit/database/database.ts';
import { createPoller, type Poller } from '../../kit/jobs/poller.ts';
import { finishAttempt } from './finishing.ts';

/** Milliseconds between two runs. */
const interval = 5_000;

/** Seconds: an answer that arrived in time is stored by then. */
const grace = 2;

/** Attempts read at once; each is finished in a transaction of its own. */
const batch = 200;

/** Runs every five seconds. */
export const attemptExpiry = (database: Database, log: FastifyBaseLogger): Poller =>
  createPoller({ interval, log, failed: 'expired attempts could not be finished' }, async () => {
    await finishExpiredAttempts(database);
    return false;
  });

/** Idempotent, also when several processes run it at once. */
export async function finishExpiredAttempts(database: Database): Promise<void> {
  for (;;) {
    const over = await database.system((transaction) =>
      rowsOf<{ company_id: number; id: number }>(
        transaction,
        sql`select company_id, id from test_attempts
          where state = 'in_progress' and deadline_at < now() - ${grace}::integer * interval '1 second'
          order by deadline_at limit ${batch}::integer`,
      ),
    );
    for (const { company_id, id } of over) {
      await database.system((transaction) => finishAttempt(transaction, company_id, id, 'clock'));
    }
    if (over.length < batch) return;
  }
}
