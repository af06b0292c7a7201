// Column types and defaults shared by all tables. Property names equal the names on the wire.
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

/**
 * A column by its property name. For an aliased table, the column of the alias. Throws for an unknown name.
 */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column: unknown = Reflect.get(table, name);
  if (!is(column, PgColumn)) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}

/**
 * The SQL type of an array of a column's values. The column's collation is left out: arrays have none.
 */
export const arrayOf = (column: PgColumn): SQL =>
  sql.raw(`${column.getSQLType().replace(/ collate .*/, '')}[]`);

/** The id of a record, unique within its table across all companies. */
export const id = () => integer().generatedAlwaysAsIdentity();

/** A point in time, in UTC, with millisecond precision. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string', precision: 3 });

/** A calendar day in the company's time zone. */
export const day = () => date({ mode: 'string' });

/** An amount in roubles, exact to the kopeck. */
export const money = () => numeric({ precision: 12, scale: 2 });

/** Text with a collation that sorts as Russian readers expect: е before ё, case-insensitively. */
export const sortedText = customType<{ data: string }>({
  dataType: () => 'text collate "und-x-icu"',
});

/** Rich text as HTML. URLs of the company's files in it are signed when it is read. */
export const richHtml = customType<{ data: string }>({ dataType: () => 'text' });

/** Whether a column holds rich text. It is the only custom type with the database type `text`. */
export const isRichHtml = (column: PgColumn): boolean =>
  column.columnType === 'PgCustomColumn' && column.getSQLType() === 'text';

/** A search vector: the stems of a text's words. */
export const textWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A set of integers, stored as ranges. */
export const ranges = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/**
 * One of a closed set of values. Stored as text; the table adds the check constraint `isOneOf`.
 */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  text({ enum: [...values] });

/** The check constraint of an `oneOf` column. */
export const isOneOf = (table: string, column: string, values: readonly string[]) =>
  check(`${table}_${column}`, sql.raw(`${column} in ('${values.join("', '")}')`));

export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date().toISOString());

/** Columns that are never sent. */
export const trashColumnNames = ['status_before_deletion', 'deleted_at', 'deletion'] as const;
