// Filters that are the same in every list: the values that a column may have, and days.
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { invalid } from './errors.ts';
import type { Filter } from './list.ts';
import type { Scope } from './permissions.ts';

/** Rows whose column has one of the values. Values that the column can't have are refused. */
export function columnFilter(name: string, column: PgColumn): Filter {
  return (values) =>
    inArray(
      column,
      values.map((value) => columnValue(name, column, value)),
    );
}

function columnValue(name: string, column: PgColumn, value: string): string | number | boolean {
  const refused = invalid(name, `Недопустимое значение ${value}`, 'unknown_value');
  if (column.enumValues !== undefined && column.enumValues.length > 0) {
    if (!column.enumValues.includes(value)) throw refused;
    return value;
  }
  if (column.columnType === 'PgInteger') {
    if (!/^\d{1,9}$/.test(value)) throw refused;
    return Number(value);
  }
  if (column.columnType === 'PgBoolean') return yesOrNo(name, value);
  return value;
}

/** `1` or `0` of a filter. */
export function yesOrNo(name: string, value: string | undefined): boolean {
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw invalid(name, 'Ожидается 0 или 1', 'unknown_value');
}

/** Instants on this day of the company or later. */
export function fromDay(name: string, column: PgColumn): Filter {
  return ([value], scope) => sql`${column} >= ${startOfDay(dayOf(name, value), scope)}`;
}

/** Instants on this day of the company or earlier. */
export function toDay(name: string, column: PgColumn): Filter {
  return ([value], scope) => sql`${column} < ${startOfDay(sql`${dayOf(name, value)} + 1`, scope)}`;
}

/** A day that was sent. */
export function dayOf(name: string, value: string | undefined): SQL {
  if (!z.iso.date().safeParse(value).success) {
    throw invalid(name, 'Введите дату в виде 2026-09-01', 'unknown_value');
  }
  return sql`${value}::date`;
}

/** The instant when a day of the company begins. */
export const startOfDay = (day: SQL, scope: Scope): SQL =>
  sql`((${day})::timestamp at time zone (select company.time_zone from companies company where company.id = ${scope.companyId}))`;

/** Ids of a filter as an array for `= any(…)`; what can't be an id is that of nothing. */
export function idArray(values: readonly (string | number)[]): SQL {
  const ids = values.map((value) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : 0));
  return sql`${sql.param(`{${[...new Set(ids)].join(',')}}`)}::integer[]`;
}
