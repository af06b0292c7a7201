// Runs statements over all learners of a course with hash joins. The planner can't estimate the row counts of their
// CTEs and would choose nested loops, which take minutes for thousands of learners.
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';

/** Runs a statement without nested loops and JIT compilation, with 32 MB of `work_mem`. */
export async function rowsByHashJoin<Row extends object>(
  transaction: Transaction,
  statement: SQL,
): Promise<Row[]> {
  const [, rows] = await Promise.all([
    transaction.execute(hashing),
    rowsOf<Row>(transaction, statement),
    transaction.execute(asUsual),
  ]);
  return rows;
}

const planned = { enable_nestloop: 'off', jit: 'off', work_mem: '32MB' };

const settingsTo = (valueOf: (name: string, value: string) => SQL): SQL =>
  sql`select ${sql.join(
    Object.entries(planned).map(
      ([name, value]) => sql`set_config(${name}, ${valueOf(name, value)}, true)`,
    ),
    sql`, `,
  )}`;

const hashing = settingsTo((_, value) => sql`${value}`);

const asUsual = settingsTo(
  (name) => sql`(select reset_val from pg_settings where pg_settings.name = ${name})`,
);
