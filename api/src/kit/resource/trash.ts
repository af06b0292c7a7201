// The trash: what was deleted stays, marked, and comes back with the status that it had. One deletion has one mark, by
// which all that it took is found again, however many they are. Until then it is only read.
import { randomUUID } from 'node:crypto';
import { and, eq, getTableName, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias, text, type PgTable } from 'drizzle-orm/pg-core';
import { columnOf, instant, oneOf } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { conflict } from '../http/errors.ts';
import type { Row } from '../lists/list.ts';
import type { Scope } from '../permissions/permissions.ts';
import { fromTable } from '../records/related.ts';
import type { BulkAction } from './bulk.ts';
import type { Resource, ResourceDefinition, Values } from './definition.ts';

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

export const inTrash = () =>
  conflict('in_trash', 'То, что лежит в корзине, изменить нельзя: сначала восстановите это');

/** What is documented of a route that changes what may lie there. */
export const trashFailures = ({ record, onlyRead }: Resource) =>
  onlyRead(record.table) === undefined ? {} : ({ failures: [409] } as const);

/** The condition on rows that lie in the trash, or are a part of what does; undefined where there is no trash. */
export function onlyReadRows(
  { softDelete, parent, partOf = parent }: ResourceDefinition<PgTable>,
  table: PgTable,
): SQL | undefined {
  const own = softDelete && isInTrash(table);
  if (partOf === undefined) return own;
  const whole = alias(partOf.of.record.table, `${getTableName(table)}_whole`);
  const wholeIsOnlyRead = partOf.of.onlyRead(whole);
  if (wholeIsOnlyRead === undefined) return own;
  const isWhole = and(
    eq(columnOf(whole, 'company_id'), columnOf(table, 'company_id')),
    eq(columnOf(whole, 'id'), columnOf(table, partOf.by)),
  );
  const ofWhole = sql`exists (select 1 ${fromTable(partOf.of.record.table, getTableName(whole))} where ${isWhole} and ${wholeIsOnlyRead})`;
  return or(own, ofWhole);
}

/** Throws 409 where that which `named` says something is a part of is only read. */
export async function refuseInTrash(
  { parent, partOf = parent }: ResourceDefinition<PgTable>,
  transaction: Transaction,
  { companyId }: Scope,
  named: Row,
): Promise<void> {
  if (partOf === undefined) return;
  const { table } = partOf.of.record;
  const onlyRead = partOf.of.onlyRead(table);
  if (onlyRead === undefined) return;
  const whole = and(
    eq(columnOf(table, 'company_id'), companyId),
    eq(columnOf(table, 'id'), Number(named[partOf.by])),
  );
  if ((await transaction.$count(table, and(whole, onlyRead))) > 0) throw inTrash();
}

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
    // What was deleted by itself comes back in the same way.
    all: true,
    does: {
      ...outOfTrash(sql`coalesce(${before}, ${softDelete.restoredTo})`),
      ...softDelete.restored,
    },
  };
  return { ...found, bulk: { ...bulk, actions: { ...bulk.actions, restore } } };
}
