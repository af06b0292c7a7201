// Reads row counts that triggers maintain in row_counts, so that totals cost the same for schools of any size.
import { getTableName, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnOf, type ColumnName } from '../database/columns.ts';
import { rowCounts, rowSums } from '../database/tables.ts';

/**
 * The column sets that a table's rows are counted by. A migration turns the counts on: `CALL keep_row_counts('courses',
 * 'status,type_id');`.
 */
export type CountedSets = readonly (readonly string[])[];

/** A source for counts. Conditions on its columns work for rows and for stored counts. */
export interface Countable {
  from: SQL;
  count: SQL;
}

/**
 * A link table whose rows are counted. `columns` maps the list's column names to those of the link table, in the order
 * of the set.
 */
export interface CountedLinks {
  table: PgTable;
  columns: Readonly<Record<string, string>>;
}

/** Declares counted links. */
export const countedLinksIn = <Table extends PgTable>(
  table: Table,
  columns: Readonly<Record<string, ColumnName<Table>>>,
): CountedLinks => ({ table, columns });

/** Counts the rows one by one. */
export const everyRow = (table: PgTable): Countable => ({
  from: sql`${table}`,
  count: sql`count(*)::integer`,
});

/**
 * Stored counts as a subquery with the table's name and the columns of one set. Null if no set contains all needed
 * columns. Counts below one parent are looked up by key if the set has no other columns.
 */
export function storedCounts(
  table: PgTable,
  sets: CountedSets,
  needed: readonly string[],
  place: Readonly<Record<string, SQLWrapper>> = {},
): Countable | null {
  const set = sets.find((columns) => needed.every((name) => columns.includes(name)));
  if (set === undefined) return null;
  const values = set.flatMap((name) => {
    const value = place[name];
    return value === undefined ? [] : [sql`${value}::${typeOf(table, name)}`];
  });
  const key = values.length === set.length ? values : undefined;
  const columns = Object.fromEntries(set.map((name) => [name, name]));
  return countsAs(getTableName(table), table, columns, key);
}

const typeOf = (table: PgTable, name: string): SQL => sql.raw(columnOf(table, name).getSQLType());

/** Stored counts of the rows that one link leads to. */
export function storedLinkCounts(
  table: PgTable,
  { table: links, columns }: CountedLinks,
  needed: readonly string[],
): Countable | null {
  if (!needed.every((name) => name in columns)) return null;
  return countsAs(getTableName(table), links, columns);
}

/**
 * The stored count of a company's rows with any of these keys. Each key is looked up separately, because for several at
 * once PostgreSQL may read all keys of the company.
 */
export const storedCount = (
  companyId: SQLWrapper,
  table: string,
  columns: readonly string[],
  keys: readonly (readonly SQLWrapper[])[],
): SQL<number> => {
  const counts = keys.map(
    (values) => sql`coalesce((
      select sum(stored.count) from ${rowCounts} stored
      where stored.company_id = ${companyId} and stored.counted = ${table} and stored.counted_by = ${columns.join(',')}
        and stored.key = ${keyOf(values)}
    ), 0)`,
  );
  return sql`(${sql.join(counts, sql` + `)})::integer`;
};

/**
 * The stored sum of a column for one key, maintained by `CALL keep_row_sums('orders', 'to_pay', 'status,status_id');`.
 * 0 without rows.
 */
export const storedSum = (
  companyId: SQLWrapper,
  table: string,
  column: string,
  columns: readonly string[],
  values: readonly SQLWrapper[],
): SQL<string> =>
  sql`coalesce((
    select sum(stored.sum) from ${rowSums} stored
    where stored.company_id = ${companyId} and stored.summed = ${table} and stored.summed_column = ${column}
      and stored.summed_by = ${columns.join(',')} and stored.key = ${keyOf(values)}
  ), 0)`;

const keyOf = (values: readonly SQLWrapper[]): SQL =>
  sql`jsonb_build_array(${sql.join([...values], sql`, `)})`;

/** Stored counts as a subquery, with the table name and column names of the list. */
function countsAs(
  name: string,
  table: PgTable,
  columns: Readonly<Record<string, string>>,
  key?: readonly SQL[],
): Countable {
  const values = Object.entries(columns).map(([shown, column], place) => {
    const type = typeOf(table, column);
    return sql`(${rowCounts.key} ->> ${sql.raw(String(place))})::${type} as ${sql.identifier(shown)}`;
  });
  const set = Object.values(columns).join(',');
  const ofKey = key && sql` and ${rowCounts.key} = ${keyOf(key)}`;
  return {
    from: sql`(select ${rowCounts.company_id}, ${rowCounts.count} as counted_rows, ${sql.join(values, sql`, `)} from ${rowCounts} where ${rowCounts.counted} = ${getTableName(table)} and ${rowCounts.counted_by} = ${set}${ofKey}) as ${sql.identifier(name)}`,
    count: sql`coalesce(sum(counted_rows), 0)::integer`,
  };
}
