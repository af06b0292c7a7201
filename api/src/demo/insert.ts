// Bulk inserts: each statement takes a batch of rows as one JSON parameter.
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Transaction } from '../kit/database/database.ts';

/** Rows per statement. */
const statementSize = 5000;

/** Inserts rows that all have the same columns. */
export async function insert<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (const some of batches(rows, statementSize)) {
    await transaction.execute(insertion(table, some));
  }
}

/** Inserts rows that all have the same columns; returns their ids in the order of the rows. */
export async function insertWithIds<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<number[]> {
  const ids: number[] = [];
  for (const some of batches(rows, statementSize)) {
    const inserted = await rowsOf<{ id: number }>(
      transaction,
      sql`${insertion(table, some)} returning id`,
    );
    // Identity columns are assigned in ascending order, row by row.
    ids.push(...inserted.map(({ id }) => id).sort((one, other) => one - other));
  }
  return ids;
}

/** Splits a sequence into batches. */
export function* batches<T>(things: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const thing of things) {
    batch.push(thing);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

// PostgreSQL converts the JSON to the column types, which avoids thousands of parameters per statement.
function insertion<Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]) {
  const name = sql.identifier(getTableName(table));
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((column) => sql.identifier(column)),
    sql`, `,
  );
  return sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`;
}
