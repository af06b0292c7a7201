// Totals that cost the same whatever the size of a school: the counts that triggers keep in row_counts, read as if they
// were the rows themselves. A migration begins to keep them: `CALL keep_row_counts('courses', 'status,type_id');`.
import { getTableName, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnOf, type ColumnName } from '../database/columns.ts';
import { rowCounts, rowSums } from '../database/tables.ts';

/** The columns that a table's rows are counted by together, as the call of keep_row_counts names them. */
export type CountedSets = readonly (readonly string[])[];

/** Where rows are counted: conditions on its columns hold in both. */
export interface Countable {
  from: SQL;
  count: SQL;
}

/**
 * A table that connects the rows of a list with others and whose rows are counted: its columns by the names that they
 * have in the list, in the order of the set.
 */
export interface CountedLinks {
  table: PgTable;
  columns: Readonly<Record<string, string>>;
}

/** Declares such a table. */
export const linksIn = <Table extends PgTable>(
  table: Table,
  columns: Readonly<Record<string, ColumnName<Table>>>,
): CountedLinks => ({ table, columns });

/** The rows themselves, one by one. */
export const everyRow = (table: PgTable): Countable => ({
  from: sql`${table}`,
  count: sql`count(*)::integer`,
});

/**
 * The kept counts under the table's own name, with the columns of one set; null when no set has all columns that are
 * asked for. Those of one place are looked up by their key where the set has no other column.
 */
export function keptCounts(
  table: PgTable,
  sets: CountedSets,
  asked: readonly string[],
  place: Readonly<Record<string, SQLWrapper>> = {},
): Countable | null {
  const set = sets.find((columns) => asked.every((name) => columns.includes(name)));
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

/** The same for the rows of a list that one link leads to. */
export function keptLinks(
  table: PgTable,
  { table: links, columns }: CountedLinks,
  asked: readonly string[],
): Countable | null {
  if (!asked.every((name) => name in columns)) return null;
  return countsAs(getTableName(table), links, columns);
}

/**
 * The kept count of a company's rows with any of these keys, each the values of the columns that they are counted by. Each
 * key is looked up by itself: asked for several at once, PostgreSQL may read all keys of the company, which are many.
 */
export const keptCount = (
  companyId: SQLWrapper,
  table: string,
  columns: readonly string[],
  keys: readonly (readonly SQLWrapper[])[],
): SQL<number> => {
  const counts = keys.map(
    (values) => sql`coalesce((
      select sum(kept.count) from ${rowCounts} kept
      where kept.company_id = ${companyId} and kept.counted = ${table} and kept.counted_by = ${columns.join(',')}
        and kept.key = ${keyOf(values)}
    ), 0)`,
  );
  return sql`(${sql.join(counts, sql` + `)})::integer`;
};

/**
 * What a column of these rows comes to, as it is kept: `CALL keep_row_sums('orders', 'to_pay', 'status,status_id');`.
 * Nothing for no rows.
 */
export const keptSum = (
  companyId: SQLWrapper,
  table: string,
  column: string,
  columns: readonly string[],
  values: readonly SQLWrapper[],
): SQL<string> =>
  sql`coalesce((
    select sum(kept.sum) from ${rowSums} kept
    where kept.company_id = ${companyId} and kept.summed = ${table} and kept.summed_column = ${column}
      and kept.summed_by = ${columns.join(',')} and kept.key = ${keyOf(values)}
  ), 0)`;

const keyOf = (values: readonly SQLWrapper[]): SQL =>
  sql`jsonb_build_array(${sql.join([...values], sql`, `)})`;

/** The counts of a table's rows by these columns, under another name and with other names for them. */
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
