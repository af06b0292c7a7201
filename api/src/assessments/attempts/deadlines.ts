// Attempts whose time is over are finished, whether anybody looks at them or not.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowsOf, type Database } from '../../kit/database/database.ts';
import { finish } from './finishing.ts';

/** Milliseconds between two looks. */
const interval = 5_000;

/** Seconds: an answer that began to be taken in time is kept by then. */
const grace = 2;

/** Attempts that are looked for at once; each is finished by itself. */
const batch = 200;

/** Looks from time to time; answers how to stop that. */
export function startEndingAttempts(
  database: Database,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let ending: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    ending = ending
      .then(() => endAttempts(database))
      .catch((error: unknown) => log.error({ err: error }, 'attempts were not ended in time'));
  }, interval).unref();
  return async () => {
    clearInterval(timer);
    await ending;
  };
}

/** Twice is once, whoever else does the same. */
export async function endAttempts(database: Database): Promise<void> {
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
      await database.system((transaction) => finish(transaction, company_id, id, 'clock'));
    }
    if (over.length < batch) return;
  }
}
