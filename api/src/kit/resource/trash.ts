// The trash: what was deleted stays, marked, and comes back with the status that it had. One deletion has one mark, by
// which all that it took is found again, however many they are.
import { randomUUID } from 'node:crypto';
import { eq, ne, sql, type SQL } from 'drizzle-orm';
import { text, type PgTable } from 'drizzle-orm/pg-core';
import { columnOf, instant, oneOf } from '../columns.ts';
import type { BulkAction } from './bulk.ts';
import type { ResourceDefinition, Values } from './definition.ts';

/** Beside a `status` that knows `deleted`. */
export const trashColumns = <const Statuses extends readonly [string, ...string[]]>(
  statuses: Statuses,
) => ({
  /** What a row in the trash is restored to; null outside the trash. */
  status_before_deletion: oneOf(statuses),
  deleted_at: instant(),
  /** The mark of the deletion that took it. */
  deletion: text(),
});

/** They never travel. */
export const hiddenInTrash = ['status_before_deletion', 'deleted_at', 'deletion'] as const;

/** What puts rows that are not there into the trash; `deletion` is what they are found by again. */
export function intoTrash(table: PgTable) {
  const deletion: string = randomUUID();
  return {
    status: 'deleted',
    status_before_deletion: sql`${columnOf(table, 'status')}`,
    deleted_at: sql`now()`,
    deletion,
  } as const satisfies Values;
}

/** What brings rows back, with the status that is given. */
export const outOfTrash = <Status>(status: Status) => ({
  status,
  status_before_deletion: null,
  deleted_at: null,
  deletion: null,
});

export const isInTrash = (table: PgTable): SQL => eq(columnOf(table, 'status'), 'deleted');

export const isOutOfTrash = (table: PgTable): SQL => ne(columnOf(table, 'status'), 'deleted');

/** Whoever may delete many softly may bring them back, and finds them by the deletion that took them. */
export function withTrash(definition: ResourceDefinition<PgTable>): ResourceDefinition<PgTable> {
  const { softDelete, bulk, record, permissions, filters = [] } = definition;
  if (softDelete === undefined) return definition;
  const { table } = record;
  for (const name of ['status', ...hiddenInTrash]) columnOf(table, name);
  const found = { ...definition, filters: [...filters, 'deletion'] };
  const remove = bulk?.actions['delete'];
  if (bulk === undefined || remove === undefined) return found;
  const ofRecord = record.permissions === 'part' ? undefined : record.permissions.delete;
  const grant = remove.grant ?? permissions?.delete ?? ofRecord;
  const before = columnOf(table, 'status_before_deletion');
  const restore: BulkAction<PgTable> = {
    summary: `Bring many back from the trash: ${record.name}`,
    ...(grant !== undefined && { grant }),
    ...(remove.refuses !== undefined && { refuses: remove.refuses }),
    where: isInTrash,
    does: {
      ...outOfTrash(sql`coalesce(${before}, ${softDelete.restoredTo})`),
      ...softDelete.restored,
    },
  };
  return { ...found, bulk: { ...bulk, actions: { ...bulk.actions, restore } } };
}
