// Runs checkpoints, vacuum and analyze for the embedded database, which has no background processes. Without them the
// write-ahead log only grows, and plans stay those made for empty tables.
import type { QueueConnection } from './database.ts';

type ExecuteSql = QueueConnection['executeSql'];

const minute = 60_000;

/**
 * Starts the maintenance timers and returns a function that stops them. A failed run is repeated at the next interval.
 */
export function startMaintenance(execute: ExecuteSql): () => void {
  const timers = [
    { chore: () => analyzeChanged(execute), interval: minute },
    { chore: () => execute('checkpoint'), interval: 5 * minute },
    { chore: () => execute('vacuum (analyze)'), interval: 6 * 60 * minute },
  ].map(({ chore, interval }) =>
    setInterval(() => {
      chore().catch(() => {});
    }, interval).unref(),
  );
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Vacuums and writes a checkpoint after large writes. */
export async function vacuumAndCheckpoint(execute: ExecuteSql): Promise<void> {
  await execute('vacuum (analyze)');
  await execute('checkpoint');
}

/**
 * Analyzes tables in which more than 50 rows plus 10 % have changed, as autovacuum would. Cached plans for them are
 * made anew.
 */
export async function analyzeChanged(execute: ExecuteSql): Promise<void> {
  const { rows } = await execute(
    `select relid::regclass::text as name from pg_stat_user_tables
      join pg_class on pg_class.oid = relid
      where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)`,
  );
  for (const { name } of rows as { name: string }[]) await execute(`analyze ${name}`);
}
