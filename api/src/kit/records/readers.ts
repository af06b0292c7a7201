// Who may read the rows of a record, and what of them others are shown where something else names them.
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { reachBehindDoors, rowsOfOwn, type Asker } from '../permissions/permissions.ts';
import type { RecordOf } from './record.ts';

/** Which rows: all, none, or those that meet a condition. */
export type Rows = 'all' | 'none' | SQL;

/** The rows that whoever asks may read, as the record declares it; of a part all, as what it is a part of was read. */
export function readableRows(
  record: Pick<RecordOf, 'name' | 'permissions' | 'mine'>,
  table: PgTable,
  asker: Asker,
): Rows {
  const { permissions, mine, name } = record;
  if (permissions === 'part') return 'all';
  const { read } = permissions;
  if (read === 'member') return mine?.(table, asker) ?? 'all';
  // As of routes: no flag opens anything to those whom its part is closed to.
  const reach = reachBehindDoors(asker, read);
  if (reach !== 'mine') return reach;
  return rowsOfOwn(asker, read, (own = mine) => {
    if (own === undefined) throw notSaid(name);
    return own(table, asker);
  });
}

export const notSaid = (name: string) => new Error(`${name} does not say whose its rows are`);
