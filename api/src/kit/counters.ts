/**
 * Totals that cost the same whatever the size of a school: the counts that triggers keep in row_counts, read as if they
 * were the rows themselves. A migration begins to keep them: `CALL keep_row_counts('courses', 'status,type_id');`.
 */
import { getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyTable } from './record.ts';
import { rowCounts } from './tables.ts';

/** The columns that a table's rows are counted by together, as the call of keep_row_counts names them. */
export type CountedSets = readonly (readonly string[])[];

/** Where rows are counted: conditions on its columns hold in both. */
export interface Countable {
  from: SQL;
  count: SQL;
}

/** The rows themselves, one by one. */
export const everyRow = (table: AnyTable): Countable => ({
  from: sql`${table}`,
  count: sql`count(*)::integer`,
});

/**
 * The kept counts under the table's own name, with the columns of one set; null when no set has all columns that are
 * asked for.
 */
export function keptCounts(
  table: AnyTable,
  sets: CountedSets,
  asked: readonly string[],
): Countable | null {
  const set = sets.find((columns) => asked.every((name) => columns.includes(name)));
  if (set === undefined) return null;
  const name = getTableName(table);
  const columns = set.map((column, place) => {
    const type = sql.raw(table[column]?.getSQLType() ?? 'text');
    return sql`(${rowCounts.key} ->> ${sql.raw(String(place))})::${type} as ${sql.identifier(column)}`;
  });
  return {
    from: sql`(select ${rowCounts.company_id}, ${rowCounts.count} as counted_rows, ${sql.join(columns, sql`, `)} from ${rowCounts} where ${rowCounts.counted} = ${name} and ${rowCounts.counted_by} = ${set.join(',')}) as ${sql.identifier(name)}`,
    count: sql`coalesce(sum(counted_rows), 0)::integer`,
  };
}
