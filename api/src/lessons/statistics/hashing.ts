// Statements over all learners of a course at once. How many rows their parts have is known to no planner, which would look
// up one by one what is read at once, for minutes where thousands learn.
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';

/** The rows of a statement that hashes, in some megabytes, and compiles nothing for what that seems to cost. */
export async function rowsByHashing<Row extends object>(
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
