// The form of column values on the wire: in SQL, and as the schema that documents it.
import { is, sql, type SQL } from 'drizzle-orm';
import { PgArray, type PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnOf, isRichHtml } from '../database/columns.ts';
import { markedText, ofCompany } from '../files/signed-urls.ts';

/** Money and other exact numbers travel as strings, instants in ISO 8601 UTC, days as they are. */
export function wireValue(column: PgColumn): SQL {
  switch (column.columnType) {
    case 'PgNumeric':
    case 'PgDateString':
      return sql`${column}::text`;
    case 'PgTimestampString':
      return wireText(sql`${column}`);
    case 'PgBigInt53':
      return sql`${column}::double precision`;
    default:
      return isRichHtml(column)
        ? markedText(sql`${column}`, ofCompany(sql`${columnOf(column.table, 'company_id')}`))
        : sql`${column}`;
  }
}

/** An instant in a statement, as it travels. */
export const wireText = (instant: SQL): SQL =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An instant of the database as it travels, where a statement was not told to write it so. */
export const wireInstant = (text: string | null) =>
  text === null ? null : new Date(text).toISOString();

export function columnSchema(column: PgColumn): z.ZodType {
  const schema = presentSchema(column);
  return column.notNull ? schema : schema.nullable();
}

function presentSchema(column: PgColumn): z.ZodType {
  if (column.enumValues !== undefined && column.enumValues.length > 0) {
    return z.enum(column.enumValues as [string, ...string[]]);
  }
  if (is(column, PgArray)) return z.array(presentSchema(column.baseColumn as PgColumn));
  switch (column.columnType) {
    case 'PgInteger':
    case 'PgBigInt53':
      return z.int();
    case 'PgBoolean':
      return z.boolean();
    case 'PgNumeric':
      return z
        .string()
        .regex(/^-?\d+(\.\d+)?$/)
        .describe('An exact decimal number.');
    case 'PgTimestampString':
      return z.iso.datetime();
    case 'PgDateString':
      return z.iso.date();
    default:
      return z.string();
  }
}
