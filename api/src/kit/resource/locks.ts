// Locks the rows that a caller may change until the end of the transaction.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '../database/columns.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { sourceCondition, parentConditions } from '../lists/list.ts';
import { flatten, placeholdersFor, type BoundValues } from '../lists/bound-values.ts';
import {
  memoizeByShape,
  runStatement,
  compileStatement,
  valuesOf,
} from '../database/prepared-queries.ts';
import type { DeclaredResource } from './definition.ts';
import { inTrashConflict } from './trash.ts';
import type { WriteContext } from './contract.ts';

/** Locks one row for a change. Throws as `lockVisible`, and 409 if the row is read-only. */
export async function lockWritable(
  self: DeclaredResource,
  writing: WriteContext,
  id: number,
): Promise<void> {
  const { only_read } = await lockVisible(self, writing, id);
  if (only_read) throw inTrashConflict();
}

/**
 * Locks one row. Throws 404 if the caller does not see it and 403 if the grant does not allow it.
 */
export async function lockVisible(
  self: DeclaredResource,
  writing: WriteContext,
  id: number,
): Promise<LockedRow> {
  const [row] = await lockRows(self, writing, { id });
  if (!row?.seen) throw notFound(self.missing);
  if (!row.allowed) throw forbidden();
  return row;
}

export interface LockedRow {
  id: number;
  /** Whether the caller sees the row, and whether the grant allows the change. */
  seen: boolean;
  allowed: boolean;
  only_read: boolean;
  number: number | null;
}

/**
 * Locks the given rows, or all rows of the parent, in the order of their ids, so that concurrent writers wait instead
 * of deadlocking.
 */
export function lockRows(
  self: DeclaredResource,
  { transaction, scope, grant, place }: WriteContext,
  named: { id: number } | { ids: readonly number[] } | Record<string, never>,
  /** A column to return as `number`. */
  numbered?: PgColumn,
): Promise<LockedRow[]> {
  const { record, definition, permissions } = self;
  const { table } = record;
  const id = columnOf(table, 'id');
  const bound: BoundValues = { place, named };
  const shape = `lock ${JSON.stringify([Object.keys(place), Object.keys(named), numbered?.name])}`;
  const statement = memoizeByShape(self.source(grant), shape, scope, (asker) => {
    const isTrue = (condition: SQL | undefined) => sql`coalesce(${condition}, false)`;
    const holes = placeholdersFor(bound);
    const rows = and(
      eq(columnOf(table, 'company_id'), asker.companyId),
      definition.where?.(table, asker),
      ...parentConditions({ record }, holes['place']).values(),
      holes['named']?.['id'] && sql`${id} = ${holes['named']['id']}`,
      holes['named']?.['ids'] && sql`${id} = any(${holes['named']['ids']}::integer[])`,
    );
    return compileStatement(sql`select ${id}, ${numbered ?? sql`null`} as number,
        ${isTrue(sourceCondition(self.source(permissions.read), asker))} as seen,
        ${isTrue(sourceCondition(self.source(grant), asker))} as allowed,
        ${self.readOnlyCondition(table) ?? sql`false`} as only_read
      from ${table} where ${rows} order by ${id} for no key update of ${table}`);
  });
  return runStatement(transaction, statement, { ...valuesOf(scope), ...flatten(bound) });
}
