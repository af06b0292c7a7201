// Inserts many rows from one JSON parameter. A VALUES list has a parameter for each column of each row, which takes
// PostgreSQL longer to parse than the insert itself.
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Transaction } from './database.ts';
import type { StagedTexts } from './staged-texts.ts';
import { stagedTexts } from './tables.ts';

type TableWithId = PgTable & { id: PgColumn; company_id: PgColumn };
type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the ids in the order of the rows. A column that a row leaves out gets its default. Staged texts are copied
 * within the database.
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
  // Ids are assigned in the order of the rows.
  return made.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** A row without its staged texts, and the positions of these by column. */
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
