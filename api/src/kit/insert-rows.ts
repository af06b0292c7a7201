// Inserts many rows at once, as one value of JSON: a list of VALUES has a parameter for each column of each row, which takes
// the database longer to read than all that it does with the rows.
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Transaction } from './database.ts';
import type { StagedTexts } from './staged-texts.ts';
import { stagedTexts } from './tables.ts';

type TableWithId = PgTable & { id: PgColumn; company_id: PgColumn };

/**
 * Answers their ids in the order of the rows. A column that a row leaves out gets its default. Texts that are staged are
 * copied from there.
 */
export async function insertRows<Table extends TableWithId>(
  transaction: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  staged?: StagedTexts,
): Promise<number[]> {
  const ids: number[] = [];
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const all = rows.map((row) => {
    const given = row as Readonly<Record<string, unknown>>;
    return { row: given, columns: names.filter((name) => given[name] !== undefined) };
  });
  const alike = Map.groupBy(all.keys(), (at) => all[at]?.columns.join());
  for (const places of alike.values()) {
    const columns = all[places[0] ?? 0]?.columns ?? [];
    const some = places.map((at) => withPlaces(all[at]?.row ?? {}, columns, staged));
    const values = columns.map((column) =>
      staged !== undefined && some.some(({ places: at }) => column in at)
        ? copied(column, staged)
        : sql`made.${sql.identifier(column)}`,
    );
    const made = await rowsOf<{ id: number }>(
      transaction,
      sql`insert into ${table} (${sql.join(
        columns.map((column) => sql.identifier(column)),
        sql`, `,
      )})
        select ${sql.join(values, sql`, `)}
        from jsonb_array_elements(${JSON.stringify(some)}::jsonb) as each (told)
          cross join lateral jsonb_populate_record(null::${table}, each.told -> 'row') as made
        returning id`,
    );
    // An insertion numbers rows in their order.
    const inOrder = made.map(({ id }) => id).toSorted((one, other) => one - other);
    for (const [index, at] of places.entries()) ids[at] = inOrder[index] ?? 0;
  }
  return ids;
}

/** A row without the texts that are staged, and where these lie, by their columns. */
function withPlaces(
  row: Readonly<Record<string, unknown>>,
  columns: readonly string[],
  staged: StagedTexts | undefined,
) {
  const places: Record<string, number> = {};
  const told: Record<string, unknown> = {};
  for (const column of columns) {
    const value = row[column];
    const place = typeof value === 'string' ? staged?.placeOf(value) : undefined;
    if (place === undefined) told[column] = value;
    else places[column] = place;
  }
  return { row: told, places };
}

const copied = (column: string, { staging }: StagedTexts): SQL => sql`coalesce(
  made.${sql.identifier(column)},
  (select content from ${stagedTexts} as staged where staged.company_id = made.company_id and staged.staging = ${staging}::uuid
    and staged.place = (each.told -> 'places' ->> ${column}::text)::integer))`;
