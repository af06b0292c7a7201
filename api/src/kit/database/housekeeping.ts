// What PostgreSQL's background processes do for a server is done for the embedded engine from here: it has none. Without
// checkpoints the write-ahead log would only grow; without fresh statistics plans would stay those of the empty tables
// that they were made for.
import type { QueueConnection } from './database.ts';

type ExecuteSql = QueueConnection['executeSql'];

const minute = 60_000;

/** Begins to keep house; answers how to stop. A turn that fails is taken again. */
export function keepHouse(execute: ExecuteSql): () => void {
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

/** After much was written. */
export async function cleanUp(execute: ExecuteSql): Promise<void> {
  await execute('vacuum (analyze)');
  await execute('checkpoint');
}

/**
 * Renews the statistics of tables of which 50 rows and a tenth have changed, as autovacuum would; whatever was planned
 * for them is planned anew.
 */
export async function analyzeChanged(execute: ExecuteSql): Promise<void> {
  const { rows } = await execute(
    `select relid::regclass::text as name from pg_stat_user_tables
      join pg_class on pg_class.oid = relid
      where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)`,
  );
  for (const { name } of rows as { name: string }[]) await execute(`analyze ${name}`);
}
