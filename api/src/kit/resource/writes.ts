// Creates, updates and deletes rows of a resource by its rules and with its error messages.
import { and, eq, getTableColumns, getTableName } from 'drizzle-orm';
import { columnOf } from '../database/columns.ts';
import { violatesConstraint, violatesReference } from '../database/database.ts';
import { conflict, forbidden, invalid } from '../http/errors.ts';
import type { Row } from '../lists/contract.ts';
import { reachOf, type Scope } from '../permissions/permissions.ts';
import { requireVersion, type Versioned } from '../records/version.ts';
import type { DeclaredResource } from './definition.ts';
import type { Resource, WriteContext } from './contract.ts';
import { lockWritable, lockVisible, lockRows } from './locks.ts';
import { numberOfNew } from './order.ts';
import { trashValues, isOutOfTrash, requireParentNotInTrash } from './trash.ts';
import { requireUnused } from './uses.ts';

/** Inserts a row and returns its id. */
export async function insert(
  self: DeclaredResource,
  writing: WriteContext,
  sent: Row,
): Promise<number> {
  const { definition } = self;
  const { table } = self.record;
  const { transaction, scope, grant, place } = writing;
  await definition.lockScope?.(transaction, scope, sent, { ids: [], place });
  const values = { ...definition.initial?.(scope), ...sent };
  const prepared =
    (await definition.beforeWrite?.(transaction, scope, values, null, place)) ?? values;
  await requireParentNotInTrash(definition, transaction, scope, { ...values, ...place });
  const [row] = await transaction
    .insert(table)
    .values({
      ...numberOfNew(self, prepared, place, scope),
      ...columnsIn(self, prepared),
      ...place,
      company_id: scope.companyId,
    })
    .returning({ id: columnOf(table, 'id') })
    .catch(translateConstraintErrors(definition));
  const id = Number(row?.id);
  // A caller who may add only own records cannot add one that belongs to others.
  if (reachOf(scope, grant) === 'mine') {
    const [added] = await lockRows(self, writing, { id });
    if (!added?.allowed) throw forbidden();
  }
  await definition.afterWrite?.(transaction, scope, id, values);
  return id;
}

/** Updates a row. Throws 409 if the version is outdated. */
export async function change(
  self: DeclaredResource,
  writing: WriteContext,
  id: number,
  { version, ...sent }: Row & Versioned,
): Promise<void> {
  const { lockScope, beforeWrite, afterWrite } = self.definition;
  const { transaction, scope, place } = writing;
  await lockScope?.(transaction, scope, sent, { ids: [id], place });
  await lockWritable(self, writing, id);
  await requireVersion(transaction, scope, self.record, id, version);
  if (Object.keys(sent).length === 0) return;
  const prepared = (await beforeWrite?.(transaction, scope, sent, id, place)) ?? sent;
  await update(self, writing, id, columnsIn(self, prepared));
  await afterWrite?.(transaction, scope, id, sent);
}

/** Deletes a row, or moves it to the trash. */
export async function remove(
  self: DeclaredResource,
  writing: WriteContext,
  id: number,
): Promise<void> {
  const { definition } = self;
  const { transaction, scope, place } = writing;
  await definition.lockScope?.(transaction, scope, {}, { ids: [id], place });
  // A row in the trash may be deleted again without an error.
  await (definition.softDelete === undefined ? lockWritable : lockVisible)(self, writing, id);
  await definition.refuseDelete?.(transaction, scope, id);
  await requireUnused(self, transaction, scope, id);
  const { table } = self.record;
  if (definition.softDelete !== undefined) {
    // Keeps the former status of a row that is already in the trash.
    const row = and(isRow(self, scope, id), isOutOfTrash(table));
    await transaction.update(table).set(trashValues(table)).where(row);
    return;
  }
  await transaction
    .delete(table)
    .where(isRow(self, scope, id))
    .catch(translateConstraintErrors(definition));
}

async function update(
  self: DeclaredResource,
  { transaction, scope }: WriteContext,
  id: number,
  values: Row,
): Promise<void> {
  // A change of related tables also counts as a change of the record.
  const written = Object.keys(values).length > 0 ? values : { company_id: scope.companyId };
  await transaction
    .update(self.record.table)
    .set(written)
    .where(isRow(self, scope, id))
    .catch(translateConstraintErrors(self.definition));
}

const isRow = ({ record: { table } }: Resource, { companyId }: Scope, id: number) =>
  and(eq(columnOf(table, 'company_id'), companyId), eq(columnOf(table, 'id'), id));

/** The prepared values that are columns. Others are for `afterWrite`. */
function columnsIn(
  { record: { table }, definition: { afterWrite } }: DeclaredResource,
  values: Row,
): Row {
  const columns = getTableColumns(table);
  const sent = Object.entries(values).filter(([, value]) => value !== undefined);
  const other = sent.find(([name]) => !(name in columns));
  if (other !== undefined && afterWrite === undefined) {
    throw new Error(`${getTableName(table)} has no column for ${other[0]}`);
  }
  return Object.fromEntries(sent.filter(([name]) => name in columns));
}

/** Translates violations of foreign keys and unique indexes to error responses. */
export function translateConstraintErrors({ unique = {} }: Refusals): (error: unknown) => never {
  return (error) => {
    if (violatesReference(error)) {
      throw conflict('conflict', 'Запись используется или ссылается на несуществующую');
    }
    for (const [index, [field, message]] of Object.entries(unique)) {
      if (violatesConstraint(error, index)) throw invalid(field, message, 'taken');
    }
    throw error;
  };
}

interface Refusals {
  unique?: Readonly<Record<string, readonly [field: string, message: string]>>;
}
