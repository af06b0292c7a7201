// Saves the parts of a question from a request: updates parts with an id, inserts new ones and deletes the others. Ids
// remain, because attempts and statistics refer to them.
import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnOf } from '../../kit/database/columns.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

export interface SentPart {
  id?: number | undefined;
}

const ofQuestion = (table: PgTable, { companyId }: Scope, questionId: number): SQL =>
  sql`${columnOf(table, 'company_id')} = ${companyId} and ${columnOf(table, 'question_id')} = ${questionId}`;

/** Ids of the parts in their order in the question. */
export async function readPartIds(
  transaction: Transaction,
  scope: Scope,
  table: PgTable,
  questionId: number,
): Promise<number[]> {
  const id = columnOf(table, 'id');
  const rows = await transaction
    .select({ id })
    .from(table)
    .where(ofQuestion(table, scope, questionId))
    .orderBy(columnOf(table, 'sort'), id);
  return rows.map((row) => Number(row.id));
}

/** Throws 422 at `field` if an id in the request is unknown or repeated. */
export async function requireKnownParts(
  transaction: Transaction,
  scope: Scope,
  table: PgTable,
  questionId: number,
  sent: readonly SentPart[],
  field: string,
): Promise<void> {
  const named = sent.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (named.length === 0) return;
  const there = new Set(await readPartIds(transaction, scope, table, questionId));
  if (named.some((id) => !there.has(id))) {
    throw invalid(field, 'Того, что изменяется, в вопросе уже нет: обновите страницу', 'not_found');
  }
  if (new Set(named).size < named.length) throw invalid(field, 'Одно и то же дважды', 'repeated');
}

/**
 * Deletes all other parts. Called after the others are written, so that a part moved to another parent is not deleted
 * with the old one.
 */
export async function deleteOtherParts(
  transaction: Transaction,
  scope: Scope,
  table: PgTable,
  questionId: number,
  retainedIds: readonly number[],
): Promise<void> {
  await transaction
    .delete(table)
    .where(
      and(
        ofQuestion(table, scope, questionId),
        notInArray(columnOf(table, 'id'), [...retainedIds]),
      ),
    );
}

/** Writes the parts, all with the same columns; returns their ids in the given order. */
export async function writeParts(
  transaction: Transaction,
  scope: Scope,
  table: PgTable,
  questionId: number,
  parts: readonly (SentPart & { columns: Row })[],
): Promise<number[]> {
  const added = parts.filter(({ id }) => id === undefined);
  const existing = parts.filter(({ id }) => id !== undefined);
  await Promise.all(
    existing.map(({ id, columns }) =>
      transaction
        .update(table)
        .set(columns)
        .where(and(ofQuestion(table, scope, questionId), eq(columnOf(table, 'id'), Number(id)))),
    ),
  );
  if (added.length === 0) return existing.map(({ id }) => Number(id));
  const made = await transaction
    .insert(table)
    .values(
      added.map(({ columns }) => ({
        ...columns,
        company_id: scope.companyId,
        question_id: questionId,
      })),
    )
    .returning({ id: columnOf(table, 'id') });
  const ids = made.map(({ id }) => Number(id));
  return parts.map(({ id }) => id ?? Number(ids.shift()));
}
