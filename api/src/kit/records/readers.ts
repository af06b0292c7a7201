// Which rows of a record the caller may read.
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  reachWithPartAccess,
  ownRowsCondition,
  type QueryScope,
} from '../permissions/permissions.ts';
import type { RecordOf } from './contract.ts';

/** All rows, none, or those that meet a condition. */
export type RowFilter = 'all' | 'none' | SQL;

/**
 * The rows that the caller may read by the record's declaration. All rows for a part, which is read with the record
 * that it belongs to.
 */
export function readableRows(
  record: Pick<RecordOf, 'name' | 'permissions' | 'mine'>,
  table: PgTable,
  asker: QueryScope,
): RowFilter {
  const { permissions, mine, name } = record;
  if (permissions === 'part') return 'all';
  const { read } = permissions;
  if (read === 'member') return mine?.(table, asker) ?? 'all';
  // As for routes: flags are void without access to their part of the product.
  const reach = reachWithPartAccess(asker, read);
  if (reach !== 'mine') return reach;
  return ownRowsCondition(asker, read, (own = mine) => {
    if (own === undefined) throw missingOwnershipRule(name);
    return own(table, asker);
  });
}

export const missingOwnershipRule = (name: string) =>
  new Error(`${name} has no ownership rule: declare mine`);
