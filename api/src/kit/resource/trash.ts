// Soft deletion: rows in the trash are read-only and can be restored with their former status.
import { randomUUID } from 'node:crypto';
import { and, eq, getTableName, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias, text, type PgTable } from 'drizzle-orm/pg-core';
import { columnOf, instant, oneOf, trashColumnNames } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { conflict } from '../http/errors.ts';
import type { Row } from '../lists/contract.ts';
import type { Scope } from '../permissions/permissions.ts';
import { fromTable } from '../records/related.ts';
import type { BulkAction, ResourceDefinition, Values } from './definition.ts';
import type { Resource } from './contract.ts';

/** Columns that soft deletion needs besides a `status` with the value `deleted`. */
export const trashColumns = <const Statuses extends readonly [string, ...string[]]>(
  statuses: Statuses,
) => ({
  /** The status to restore; null outside of the trash. */
  status_before_deletion: oneOf(statuses),
  deleted_at: instant(),
  /** The id of the deletion. */
  deletion: text(),
});

/** The values that move rows to the trash. `deletion` is the id of the deletion. */
export function trashValues(table: PgTable) {
  const deletion: string = randomUUID();
  return {
    status: 'deleted',
    status_before_deletion: sql`${columnOf(table, 'status')}`,
    deleted_at: sql`now()`,
    deletion,
  } as const satisfies Values;
}

/** The values that restore rows with this status. */
export const restoreValues = <Status>(status: Status) => ({
  status,
  status_before_deletion: null,
  deleted_at: null,
  deletion: null,
});

export const isInTrash = (table: PgTable): SQL => eq(columnOf(table, 'status'), 'deleted');

export const isOutOfTrash = (table: PgTable): SQL => ne(columnOf(table, 'status'), 'deleted');

export const inTrashConflict = () =>
  conflict('in_trash', 'То, что лежит в корзине, изменить нельзя: сначала восстановите это');

/** The 409 response of routes that may change rows in the trash. */
export const trashFailures = ({ record, readOnlyCondition }: Resource) =>
  readOnlyCondition(record.table) === undefined ? {} : ({ failures: [409] } as const);

/**
 * The condition on rows that are in the trash, or whose parent is. Undefined if there is no trash.
 */
export function onlyReadRows(
  { softDelete, parent, partOf = parent }: ResourceDefinition<PgTable>,
  table: PgTable,
): SQL | undefined {
  const own = softDelete && isInTrash(table);
  if (partOf === undefined) return own;
  const whole = alias(partOf.of.record.table, `${getTableName(table)}_whole`);
  const wholeIsOnlyRead = partOf.of.readOnlyCondition(whole);
  if (wholeIsOnlyRead === undefined) return own;
  const isWhole = and(
    eq(columnOf(whole, 'company_id'), columnOf(table, 'company_id')),
    eq(columnOf(whole, 'id'), columnOf(table, partOf.by)),
  );
  const ofWhole = sql`exists (select 1 ${fromTable(partOf.of.record.table, getTableName(whole))} where ${isWhole} and ${wholeIsOnlyRead})`;
  return or(own, ofWhole);
}

/** Throws 409 if the parent of a row is in the trash. */
export async function requireParentNotInTrash(
  { parent, partOf = parent }: ResourceDefinition<PgTable>,
  transaction: Transaction,
  { companyId }: Scope,
  named: Row,
): Promise<void> {
  if (partOf === undefined) return;
  const { table } = partOf.of.record;
  const onlyRead = partOf.of.readOnlyCondition(table);
  if (onlyRead === undefined) return;
  const whole = and(
    eq(columnOf(table, 'company_id'), companyId),
    eq(columnOf(table, 'id'), Number(named[partOf.by])),
  );
  if ((await transaction.$count(table, and(whole, onlyRead))) > 0) throw inTrashConflict();
}

/**
 * Adds the filter `deletion` and, if rows can be deleted in bulk, the bulk action `restore` with the same permission.
 */
export function withTrash(definition: ResourceDefinition<PgTable>): ResourceDefinition<PgTable> {
  const { softDelete, bulk, record, permissions, filters = [] } = definition;
  if (softDelete === undefined) return definition;
  const { table } = record;
  for (const name of ['status', ...trashColumnNames]) columnOf(table, name);
  const found = { ...definition, filters: [...filters, 'deletion'] };
  const remove = bulk?.actions['delete'];
  if (bulk === undefined || remove === undefined) return found;
  const ofRecord = record.permissions === 'part' ? undefined : record.permissions.delete;
  const grant = remove.grant ?? permissions?.delete ?? ofRecord;
  const before = columnOf(table, 'status_before_deletion');
  const restore: BulkAction<PgTable> = {
    summary: `Restore many from the trash: ${record.name}`,
    ...(grant !== undefined && { grant }),
    ...(remove.refuses !== undefined && { refuses: remove.refuses }),
    where: isInTrash,
    // Also restores rows that refuse other bulk actions.
    all: true,
    does: {
      ...restoreValues(sql`coalesce(${before}, ${softDelete.restoredTo})`),
      ...softDelete.restored,
    },
  };
  return { ...found, bulk: { ...bulk, actions: { ...bulk.actions, restore } } };
}
