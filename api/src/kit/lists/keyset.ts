// Keyset pagination: a cursor contains the sort value and the id of a row, so pages are read from an index at any depth
// and do not shift on inserts and deletes.
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalid } from '../http/errors.ts';
import type { Placeholders } from './bound-values.ts';

export interface Sort {
  /** The name on the wire, which is part of the cursor. */
  name: string;
  column: PgColumn;
  id: PgColumn;
  descending: boolean;
}

export type CursorPosition = {
  /** The sort value as text. Missing if it is null. */
  value?: string;
  id: number;
};

/** The sort value as text, which a row selects for its cursor. */
export const cursorValue = (sort: Sort): SQL => sql`${sort.column}::text`;

export function writeCursor(
  sort: Pick<Sort, 'name' | 'descending'>,
  place: CursorPosition,
): string {
  const parts = [signature(sort), place.value ?? null, place.id];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The `order by` clause, or its reverse. Nulls are last ascending and first descending. */
export function orderBy(sort: Sort, reversed: boolean): SQL {
  const direction = sort.descending === reversed ? sql`asc` : sql`desc`;
  if (sort.name === 'id') return sql`${sort.id} ${direction}`;
  return sql`${sort.column} ${direction}, ${sort.id} ${direction}`;
}

/**
 * The conditions on rows after the cursor, or before it. They are disjoint and each is a single index range, which `or`
 * would prevent. Without `place.value` the cursor is at a row whose sort value is null.
 */
export function afterCursor(
  sort: Sort,
  place: Placeholders<CursorPosition>,
  before: boolean,
): SQL[] {
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

/** Parses a cursor of this sort. Throws 422 if it belongs to another one. */
export function readCursor(
  sort: Pick<Sort, 'name' | 'descending'>,
  cursor: string,
): CursorPosition {
  try {
    const [of, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const valid =
      typeof id === 'number' &&
      Number.isSafeInteger(id) &&
      (value === null || typeof value === 'string');
    if (of === signature(sort) && valid) return { ...(value !== null && { value }), id };
  } catch {
    // Malformed cursors are refused below.
  }
  throw invalid('cursor', 'Курсор не подходит к этому списку', 'invalid_cursor');
}

function signature(sort: Pick<Sort, 'name' | 'descending'>): string {
  return `${sort.name}${sort.descending ? '-' : '+'}`;
}
