// Which rows of a record the caller may read.
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { reachBehindDoors, rowsOfOwn, type Asker } from '../permissions/permissions.ts';
import type { RecordOf } from './record.ts';

/** All rows, none, or those that meet a condition. */
export type Rows = 'all' | 'none' | SQL;

/**
 * The rows that the caller may read by the record's declaration. All rows for a part, which is read with the record
 * that it belongs to.
 */
export function readableRows(
  record: Pick<RecordOf, 'name' | 'permissions' | 'mine'>,
  table: PgTable,
  asker: Asker,
): Rows {
  const { permissions, mine, name } = record;
  if (permissions === 'part') return 'all';
  const { read } = permissions;
  if (read === 'member') return mine?.(table, asker) ?? 'all';
  // As for routes: flags are void without access to their part of the product.
  const reach = reachBehindDoors(asker, read);
  if (reach !== 'mine') return reach;
  return rowsOfOwn(asker, read, (own = mine) => {
    if (own === undefined) throw notSaid(name);
    return own(table, asker);
  });
}

export const notSaid = (name: string) => new Error(`${name} has no ownership rule: declare mine`);
