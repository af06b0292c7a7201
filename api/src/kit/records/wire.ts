// Column values on the wire: their SQL expressions and documented schemas.
import { is, sql, type SQL } from 'drizzle-orm';
import { PgArray, type PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnOf, isRichHtml } from '../database/columns.ts';
import { markedText, companyFileOwner } from '../files/signed-urls.ts';

/** Exact numbers and dates are sent as strings, timestamps in ISO 8601 UTC. */
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
        ? markedText(sql`${column}`, companyFileOwner(sql`${columnOf(column.table, 'company_id')}`))
        : sql`${column}`;
  }
}

/** A timestamp in SQL, in its form on the wire. */
export const wireText = (instant: SQL): SQL =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A timestamp as PostgreSQL writes it, converted to its form on the wire. */
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
