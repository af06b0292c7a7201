// Inserts many rows at once, as one value of JSON: a list of VALUES has a parameter for each column of each row, which takes
// the database longer to read than all that it does with the rows.
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Transaction } from './database.ts';
import type { StagedTexts } from './staged-texts.ts';
import { stagedTexts } from './tables.ts';

type TableWithId = PgTable & { id: PgColumn; company_id: PgColumn };
type Row = Readonly<Record<string, unknown>>;

/**
 * Answers their ids, which rise with the rows. A column that a row leaves out gets the default that the database has for it.
 * Texts that are staged are copied from there.
 */
export async function insertRows<Table extends TableWithId>(
  transaction: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  staged?: StagedTexts,
): Promise<number[]> {
  const payload = rows.map((row) => withoutStaged(row as Row, staged));
  const columns = Object.values(getTableColumns(table)).filter(({ name }) =>
    rows.some((row) => (row as Row)[name] !== undefined),
  );
  if (columns.length === 0) return [];
  const names = columns.map(({ name }) => sql.identifier(name));
  const isStaged = ({ name }: PgColumn) =>
    payload.some(({ places }) => Object.hasOwn(places, name));
  const values = columns.map((column) => valueOf(column, isStaged(column) ? staged : undefined));
  const made = await rowsOf<{ id: number }>(
    transaction,
    sql`insert into ${table} (${sql.join(names, sql`, `)})
      select ${sql.join(values, sql`, `)}
      from jsonb_array_elements(${JSON.stringify(payload)}::jsonb) as item (row)
        cross join lateral jsonb_populate_record(null::${table}, item.row -> 'given') as given
      returning id`,
  );
  // An insertion numbers rows in their order.
  return made.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** What a row gives, without the texts that are staged, and where these lie, by their columns. */
function withoutStaged(row: Row, staged: StagedTexts | undefined) {
  const given: Record<string, unknown> = {};
  const places: Record<string, number> = {};
  for (const [column, value] of Object.entries(row)) {
    const place = typeof value === 'string' ? staged?.placeOf(value) : undefined;
    given[column] = place === undefined ? value : null;
    if (place !== undefined) places[column] = place;
  }
  return { given, places };
}

function valueOf(column: PgColumn, staged: StagedTexts | undefined): SQL {
  const value = sql`given.${sql.identifier(column.name)}`;
  const sent =
    staged === undefined
      ? value
      : sql`coalesce(${value}, (select content from ${stagedTexts} as staged
          where staged.company_id = given.company_id and staged.staging = ${staged.staging}::uuid
            and staged.place = (item.row -> 'places' ->> ${column.name}::text)::integer))`;
  const { default: ofColumn } = column;
  if (ofColumn === undefined) return sent;
  return sql`case when item.row -> 'given' ? ${column.name}::text then ${sent} else ${ofColumn} end`;
}
