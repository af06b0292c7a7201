// Checks that active questions remain valid, also when a single part is written or deleted.
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { flawsOf, type FlawField } from '@kafedra/common/assessments';
import { columnOf } from '../../kit/database/columns.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { Failure, conflict } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { LockedRecords } from '../../kit/resource/resource.ts';
import { questionContents, type QuestionContent } from './question-content.ts';
import { testQuestions } from './question-tables.ts';

/** Throws 422 with an error for each flaw at its field, if the question is active. */
export async function requireValid(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<void> {
  const [question] = await questionContents(transaction, scope, [id]);
  if (!question?.active) return;
  const flaws = flawsOf(question);
  if (flaws.length === 0) return;
  throw new Failure(
    422,
    flaws.map(({ field, code, message }) => ({ field: sentAs[field] ?? field, code, message })),
  );
}

/** Fields that have another name in requests. */
const sentAs: Partial<Record<FlawField, string>> = {
  question_criteria_by_sort: 'question_criteria',
  select_input_items: 'answers',
};

/** Hooks for a resource of parts. `without` returns the question without the part with this id. */
export const validityHooks = (
  table: PgTable,
  without: (question: QuestionContent, id: number) => QuestionContent,
) => ({
  lockScope: (
    transaction: Transaction,
    scope: Scope,
    sent: object | null,
    { ids, place }: LockedRecords,
  ) => holdQuestionsOf(transaction, scope, table, ids, { ...sent, ...place }),
  afterWrite: async (transaction: Transaction, scope: Scope, id: number) =>
    requireValid(transaction, scope, await questionOf(transaction, scope, table, id)),
  refuseDelete: async (transaction: Transaction, scope: Scope, id: number) => {
    const questionId = await questionOf(transaction, scope, table, id);
    const [question] = await questionContents(transaction, scope, [questionId]);
    if (!question?.active) return;
    const [flaw] = flawsOf(without(question, id));
    if (flaw === undefined) return;
    throw conflict('would_be_flawed', `Сначала выключите вопрос: ${flaw.message}`);
  },
});

/**
 * Locks the questions of the parts: a question is validated as a whole, so its writes must wait for each other.
 */
async function holdQuestionsOf(
  transaction: Transaction,
  { companyId }: Scope,
  table: PgTable,
  parts: readonly number[],
  named: { question_id?: number; answer_id?: number },
): Promise<void> {
  await transaction.execute(
    sql`select from ${testQuestions} where company_id = ${companyId} and id = any(array(
      select question_id from ${table} where company_id = ${companyId} and id = any(${idArray(parts)})
      union all select question_id from question_answers where company_id = ${companyId} and id = ${named.answer_id ?? null}::integer
      union all select ${named.question_id ?? null}::integer)) order by id for no key update`,
  );
}

/** The id of the question that a part belongs to. */
export async function questionOf(
  transaction: Transaction,
  { companyId }: Scope,
  table: PgTable,
  id: number,
): Promise<number> {
  const [row] = await transaction
    .select({ id: columnOf(table, 'question_id') })
    .from(table)
    .where(and(eq(columnOf(table, 'company_id'), companyId), eq(columnOf(table, 'id'), id)));
  return Number(row?.id ?? 0);
}
