// Keyset paging: a cursor says the sort value and the id of a row, so that a page is read from an index at any depth
// and neither inserts nor deletes shift it.
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalid } from '../http/errors.ts';
import type { Holes } from './bound-values.ts';

export interface Sort {
  /** The wire name, part of the cursor. */
  name: string;
  column: PgColumn;
  id: PgColumn;
  descending: boolean;
}

export type Place = {
  /** The sort value as PostgreSQL writes it; none where the row has none. */
  value?: string;
  id: number;
};

/** What a row must select for its cursor: its sort value as text. */
export const placeValue = (sort: Sort): SQL => sql`${sort.column}::text`;

export function writeCursor(sort: Pick<Sort, 'name' | 'descending'>, place: Place): string {
  const parts = [signature(sort), place.value ?? null, place.id];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** `order by`, or the opposite of it. Rows without a value come last going up and first going down. */
export function orderBy(sort: Sort, reversed: boolean): SQL {
  const direction = sort.descending === reversed ? sql`asc` : sql`desc`;
  if (sort.name === 'id') return sql`${sort.id} ${direction}`;
  return sql`${sort.column} ${direction}, ${sort.id} ${direction}`;
}

/**
 * The conditions on rows that come after the cursor in the list, or before it. A row meets at most one of them, and
 * each is one range of an index, which their `or` would not be. A place without a value is that of a row without one.
 */
export function beyond(sort: Sort, place: Holes<Place>, before: boolean): SQL[] {
  const upwards = sort.descending === before;
  const operator = upwards ? sql`>` : sql`<`;
  const id = sql`${place.id}::integer`;
  if (sort.name === 'id') return [sql`${sort.id} ${operator} ${id}`];
  if (place.value === undefined) {
    const sameValue = sql`${sort.column} is null and ${sort.id} ${operator} ${id}`;
    return upwards ? [sameValue] : [sameValue, sql`${sort.column} is not null`];
  }
  const value = sql`${place.value}::${sql.raw(sort.column.getSQLType())}`;
  const row = sql`(${sort.column}, ${sort.id}) ${operator} (${value}, ${id})`;
  return sort.column.notNull || !upwards ? [row] : [row, sql`${sort.column} is null`];
}

/** The place that a cursor of this order says. */
export function readCursor(sort: Pick<Sort, 'name' | 'descending'>, cursor: string): Place {
  try {
    const [of, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const valid =
      typeof id === 'number' &&
      Number.isSafeInteger(id) &&
      (value === null || typeof value === 'string');
    if (of === signature(sort) && valid) return { ...(value !== null && { value }), id };
  } catch {
    // Falls through to the refusal: whatever is no cursor is refused alike.
  }
  throw invalid('cursor', 'Курсор не подходит к этому списку', 'invalid_cursor');
}

function signature(sort: Pick<Sort, 'name' | 'descending'>): string {
  return `${sort.name}${sort.descending ? '-' : '+'}`;
}
