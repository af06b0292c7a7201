// The rows that a person may change, kept as they are until the transaction ends.
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { columnOf } from '../columns.ts';
import { rowsOf, type Transaction } from '../database.ts';
import { forbidden, notFound } from '../errors.ts';
import { whereOf, within, type Place } from '../list.ts';
import type { Grant, Scope } from '../permissions.ts';
import type { Declared } from './definition.ts';

/** Who writes, by which grant, and below which parents. */
export interface Writing {
  transaction: Transaction;
  scope: Scope;
  grant: Grant;
  place: Place;
}

/** One row. Throws 404 when the person does not see it, 403 when the grant does not reach it. */
export async function lock(self: Declared, writing: Writing, id: number): Promise<void> {
  const [row] = await lockRows(self, writing, eq(columnOf(self.record.table, 'id'), id));
  if (!row?.seen) throw notFound(self.missing);
  if (!row.allowed) throw forbidden();
}

interface LockedRow {
  id: number;
  /** Whether the person sees it, and whether the grant reaches it. */
  seen: boolean;
  allowed: boolean;
  number: number | null;
}

/** All by the same order: who writes the same rows at the same moment waits. */
export function lockRows(
  self: Declared,
  { transaction, scope, grant, place }: Writing,
  where: SQL | undefined,
  number: SQLWrapper = sql`null`,
): Promise<LockedRow[]> {
  const { record, definition, permissions } = self;
  const { table } = record;
  const id = columnOf(table, 'id');
  const isTrue = (condition: SQL | undefined) => sql`coalesce(${condition}, false)`;
  const rows = and(
    eq(columnOf(table, 'company_id'), scope.companyId),
    definition.where?.(table, scope),
    ...within({ record }, place).values(),
    where,
  );
  return rowsOf(
    transaction,
    sql`select ${id}, ${number} as number,
      ${isTrue(whereOf(self.source(permissions.read), scope))} as seen,
      ${isTrue(whereOf(self.source(grant), scope))} as allowed
    from ${table} where ${rows} order by ${id} for no key update of ${table}`,
  );
}
