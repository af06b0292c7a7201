// Determines which rows a bulk action skips, and why: missing permission, a rule, or not found.
import { is, sql, type SQL } from 'drizzle-orm';
import { PgTimestampString, type PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from '../database/columns.ts';
import { rowsOf, type Transaction } from '../database/database.ts';
import { sourceCondition } from '../lists/list.ts';
import { reachOf, type Grants, type Scope } from '../permissions/permissions.ts';
import type { RecordOf } from '../records/contract.ts';
import type { Resource, Refusal, Skipped } from './contract.ts';

/** How many skipped rows are named. */
export const namedRows = 3;

/** Rows that the caller sees but no grant allows to change. */
export function beyondGrant(resource: Resource, scope: Scope, grants: Grants): Refusal<PgTable>[] {
  if (reachOf(scope, grants) === 'all') return [];
  const reached = sourceCondition(resource.source(grants), scope);
  return [
    {
      code: 'forbidden',
      message: 'у вас нет на это прав',
      where: () => sql`not coalesce(${reached}, false)`,
    },
  ];
}

/** The condition of each refusal. */
export const refusalConditions = (
  table: PgTable,
  scope: Scope,
  chosen: SQL,
  refusals: readonly Refusal<PgTable>[],
) => refusals.map(({ where }) => sql`coalesce(${where(table, scope, chosen)}, false)`);

interface Counted {
  /** The index of the refusal; null if none applies. */
  reason: number | null;
  count: number;
  names: string[] | null;
}

/**
 * Counts the skipped rows by reason. `idCount` is the number of ids sent, `isSo` the condition that a row already has
 * the desired state.
 */
export async function countSkipped(
  transaction: Transaction,
  { record }: Resource,
  scope: Scope,
  rows: SQL,
  {
    refusals,
    isSo,
    idCount,
  }: { refusals: readonly Refusal<PgTable>[]; isSo: SQL; idCount: number | undefined },
): Promise<Skipped[]> {
  if (refusals.length === 0 && idCount === undefined) return [];
  const { table } = record;
  const cases = refusalConditions(table, scope, rows, refusals).map(
    (refused, index) => sql`when ${refused} then ${sql.raw(String(index))}`,
  );
  const counted = await rowsOf<Counted>(
    transaction,
    sql`select reason, count(*)::integer as count,
        (array_agg(name order by id) filter (where name is not null))[1:${sql.raw(String(namedRows))}] as names
      from (
        select ${columnOf(table, 'id')} as id, ${displayNameOf(record)} as name,
          case when ${isSo} then null ${sql.join(cases, sql` `)} end as reason
        from ${table} where ${rows}
      ) as chosen group by reason order by reason`,
  );
  const skipped = counted.flatMap(({ reason, count, names }) => {
    const refusal = reason === null ? undefined : refusals[reason];
    if (refusal === undefined) return [];
    return [{ code: refusal.code, message: refusal.message, count, names: names ?? [] }];
  });
  const missing = (idCount ?? 0) - counted.reduce((sum, { count }) => sum + count, 0);
  if (idCount === undefined || missing <= 0) return skipped;
  return [...skipped, { code: 'not_found', message: 'не найдены', count: missing, names: [] }];
}

/**
 * The name of a row for messages: its sort column if that is not a timestamp, or the first column of its short form.
 */
export function displayNameOf(
  { order, short: [first = 'id'], ...record }: RecordOf,
  table: PgTable = record.table,
): SQL {
  const name = order === 'id' ? first : order;
  if (name === 'id') return sql`null`;
  const column = columnOf(table, name);
  return is(column, PgTimestampString) ? sql`null` : sql`nullif(${column}::text, '')`;
}
