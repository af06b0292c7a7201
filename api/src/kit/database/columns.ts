// Column types that mean the same in every table. Property names are the wire's names.
import { getTableName, is, sql, type SQL } from 'drizzle-orm';
import {
  check,
  customType,
  date,
  integer,
  numeric,
  PgColumn,
  text,
  timestamp,
  type PgTable,
} from 'drizzle-orm/pg-core';

/** The names of a table's columns. */
export type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** A table that has these columns. */
export type TableWith<Column extends string> = PgTable & Record<Column, PgColumn>;

/** A column by its name; of an alias, the alias's. */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column: unknown = Reflect.get(table, name);
  if (!is(column, PgColumn)) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}

/** The type of an array of a column's values: these have no collation. */
export const arrayOf = (column: PgColumn): SQL =>
  sql.raw(`${column.getSQLType().replace(/ collate .*/, '')}[]`);

/** The id of a record within its table: 1, 2, 3 … over all companies. */
export const id = () => integer().generatedAlwaysAsIdentity();

/** An instant, UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string', precision: 3 });

/** A calendar day in the company's time zone. */
export const day = () => date({ mode: 'string' });

/** Roubles, exact to the kopeck. */
export const money = () => numeric({ precision: 12, scale: 2 });

/** Text that is sorted as a Russian reader expects: е before ё, letters' case aside. */
export const sortedText = customType<{ data: string }>({
  dataType: () => 'text collate "und-x-icu"',
});

/** Rich text as HTML, whose files are its company's: addresses of these are signed when it is read. */
export const richHtml = customType<{ data: string }>({ dataType: () => 'text' });

/** Columns of no other custom type are plain text in the database. */
export const isRichHtml = (column: PgColumn): boolean =>
  column.columnType === 'PgCustomColumn' && column.getSQLType() === 'text';

/** The words of a text, each by its stem. */
export const textWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Sets of whole numbers, kept as ranges. */
export const ranges = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/** One of a closed set of values, kept as text with a check that the table declares: `isOneOf`. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  text({ enum: [...values] });

/** The check of a column with a closed set of values. */
export const isOneOf = (table: string, column: string, values: readonly string[]) =>
  check(`${table}_${column}`, sql.raw(`${column} in ('${values.join("', '")}')`));

export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date().toISOString());
