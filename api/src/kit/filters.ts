/** Filters that are the same in every list: the values that a column may have. */
import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalid } from './errors.ts';
import type { Filter } from './list.ts';

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
