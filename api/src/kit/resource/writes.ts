// Creates, updates and deletes rows of a resource by its rules and with its error messages.
import { and, eq, getTableColumns, getTableName } from 'drizzle-orm';
import { columnOf } from '../database/columns.ts';
import { violates, violatesReference } from '../database/database.ts';
import { conflict, forbidden, invalid } from '../http/errors.ts';
import type { Row } from '../lists/list.ts';
import { reachOf, type Scope } from '../permissions/permissions.ts';
import { requireVersion, type Versioned } from '../records/version.ts';
import type { Declared, Resource } from './definition.ts';
import { lock, lockAny, lockRows, type Writing } from './locks.ts';
import { numberOfNew } from './order.ts';
import { intoTrash, isOutOfTrash, refuseInTrash } from './trash.ts';
import { refuseUsed } from './uses.ts';

/** Inserts a row and returns its id. */
export async function insert(self: Declared, writing: Writing, sent: Row): Promise<number> {
  const { definition } = self;
  const { table } = self.record;
  const { transaction, scope, grant, place } = writing;
  await definition.hold?.(transaction, scope, sent, { ids: [], place });
  const values = { ...definition.initial?.(scope), ...sent };
  const prepared = (await definition.prepare?.(transaction, scope, values, null, place)) ?? values;
  await refuseInTrash(definition, transaction, scope, { ...values, ...place });
  const [row] = await transaction
    .insert(table)
    .values({
      ...numberOfNew(self, prepared, place, scope),
      ...columnsIn(self, prepared),
      ...place,
      company_id: scope.companyId,
    })
    .returning({ id: columnOf(table, 'id') })
    .catch(refusing(definition));
  const id = Number(row?.id);
  // A caller who may add only own records cannot add one that belongs to others.
  if (reachOf(scope, grant) === 'mine') {
    const [added] = await lockRows(self, writing, { id });
    if (!added?.allowed) throw forbidden();
  }
  await definition.written?.(transaction, scope, id, values);
  return id;
}

/** Updates a row. Throws 409 if the version is outdated. */
export async function change(
  self: Declared,
  writing: Writing,
  id: number,
  { version, ...sent }: Row & Versioned,
): Promise<void> {
  const { hold, prepare, written } = self.definition;
  const { transaction, scope, place } = writing;
  await hold?.(transaction, scope, sent, { ids: [id], place });
  await lock(self, writing, id);
  await requireVersion(transaction, scope, self.record, id, version);
  if (Object.keys(sent).length === 0) return;
  const prepared = (await prepare?.(transaction, scope, sent, id, place)) ?? sent;
  await update(self, writing, id, columnsIn(self, prepared));
  await written?.(transaction, scope, id, sent);
}

/** Deletes a row, or moves it to the trash. */
export async function remove(self: Declared, writing: Writing, id: number): Promise<void> {
  const { definition } = self;
  const { transaction, scope, place } = writing;
  await definition.hold?.(transaction, scope, {}, { ids: [id], place });
  // A row in the trash may be deleted again without an error.
  await (definition.softDelete === undefined ? lock : lockAny)(self, writing, id);
  await definition.refuseDelete?.(transaction, scope, id);
  await refuseUsed(self, transaction, scope, id);
  const { table } = self.record;
  if (definition.softDelete !== undefined) {
    // Keeps the former status of a row that is already in the trash.
    const row = and(isRow(self, scope, id), isOutOfTrash(table));
    await transaction.update(table).set(intoTrash(table)).where(row);
    return;
  }
  await transaction
    .delete(table)
    .where(isRow(self, scope, id))
    .catch(refusing(definition));
}

async function update(
  self: Declared,
  { transaction, scope }: Writing,
  id: number,
  values: Row,
): Promise<void> {
  // A change of related tables also counts as a change of the record.
  const written = Object.keys(values).length > 0 ? values : { company_id: scope.companyId };
  await transaction
    .update(self.record.table)
    .set(written)
    .where(isRow(self, scope, id))
    .catch(refusing(self.definition));
}

const isRow = ({ record: { table } }: Resource, { companyId }: Scope, id: number) =>
  and(eq(columnOf(table, 'company_id'), companyId), eq(columnOf(table, 'id'), id));

/** The prepared values that are columns. Others are for `afterWrite`. */
function columnsIn({ record: { table }, definition: { written } }: Declared, values: Row): Row {
  const columns = getTableColumns(table);
  const sent = Object.entries(values).filter(([, value]) => value !== undefined);
  const other = sent.find(([name]) => !(name in columns));
  if (other !== undefined && written === undefined) {
    throw new Error(`${getTableName(table)} has no column for ${other[0]}`);
  }
  return Object.fromEntries(sent.filter(([name]) => name in columns));
}

/** Translates violations of foreign keys and unique indexes to error responses. */
export function refusing({ unique = {} }: Refusals): (error: unknown) => never {
  return (error) => {
    if (violatesReference(error)) {
      throw conflict('conflict', 'Запись используется или ссылается на несуществующую');
    }
    for (const [index, [field, message]] of Object.entries(unique)) {
      if (violates(error, index)) throw invalid(field, message, 'taken');
    }
    throw error;
  };
}

interface Refusals {
  unique?: Readonly<Record<string, readonly [field: string, message: string]>>;
}
