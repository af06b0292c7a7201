// The rows that a person may change, kept as they are until the transaction ends.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { whereOf, within, type Place } from '../lists/list.ts';
import { flatten, holesFor, type Bound } from '../lists/bound-values.ts';
import type { Grant, Scope } from '../permissions/permissions.ts';
import { builtOnce, rowsWith, statementOf, valuesOf } from '../database/prepared-queries.ts';
import type { Declared } from './definition.ts';
import { inTrash } from './trash.ts';

/** Who writes, by which grant, and below which parents. */
export interface Writing {
  transaction: Transaction;
  scope: Scope;
  grant: Grant;
  place: Place;
}

/** One row that is to be changed: beside what `lockAny` throws, 409 where it is only read. */
export async function lock(self: Declared, writing: Writing, id: number): Promise<void> {
  const { only_read } = await lockAny(self, writing, id);
  if (only_read) throw inTrash();
}

/** One row. Throws 404 when the person does not see it, 403 when the grant does not reach it. */
export async function lockAny(self: Declared, writing: Writing, id: number): Promise<LockedRow> {
  const [row] = await lockRows(self, writing, { id });
  if (!row?.seen) throw notFound(self.missing);
  if (!row.allowed) throw forbidden();
  return row;
}

export interface LockedRow {
  id: number;
  /** Whether the person sees it, and whether the grant reaches it. */
  seen: boolean;
  allowed: boolean;
  only_read: boolean;
  number: number | null;
}

/** Those of the place that are named, or all; in the same order always: who writes the same rows at the same moment waits. */
export function lockRows(
  self: Declared,
  { transaction, scope, grant, place }: Writing,
  named: { id: number } | { ids: readonly number[] } | Record<string, never>,
  /** A column that is told too. */
  numbered?: PgColumn,
): Promise<LockedRow[]> {
  const { record, definition, permissions } = self;
  const { table } = record;
  const id = columnOf(table, 'id');
  const bound: Bound = { place, named };
  const shape = `lock ${JSON.stringify([Object.keys(place), Object.keys(named), numbered?.name])}`;
  const statement = builtOnce(self.source(grant), shape, scope, (asker) => {
    const isTrue = (condition: SQL | undefined) => sql`coalesce(${condition}, false)`;
    const holes = holesFor(bound);
    const rows = and(
      eq(columnOf(table, 'company_id'), asker.companyId),
      definition.where?.(table, asker),
      ...within({ record }, holes['place']).values(),
      holes['named']?.['id'] && sql`${id} = ${holes['named']['id']}`,
      holes['named']?.['ids'] && sql`${id} = any(${holes['named']['ids']}::integer[])`,
    );
    return statementOf(sql`select ${id}, ${numbered ?? sql`null`} as number,
        ${isTrue(whereOf(self.source(permissions.read), asker))} as seen,
        ${isTrue(whereOf(self.source(grant), asker))} as allowed,
        ${self.onlyRead(table) ?? sql`false`} as only_read
      from ${table} where ${rows} order by ${id} for no key update of ${table}`);
  });
  return rowsWith(transaction, statement, { ...valuesOf(scope), ...flatten(bound) });
}
