// Computes the position of a new part of a question, and checks that the question's kind allows it and the limit is not
// reached.
import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { questionParts, type QuestionType } from '@kafedra/common/assessments';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

type Parts = (typeof questionParts)[QuestionType];

interface Siblings {
  table: PgTable;
  questionId: number;
  /** A condition on the question's rows, which have the alias `part`. */
  where?: SQL;
  most: number;
  /** Whether a kind of question has such parts. */
  has: (parts: Parts) => boolean;
}

/**
 * The next position. Throws 409 if the question's kind has no such parts or the limit is reached.
 */
export async function nextPartSort(
  transaction: Transaction,
  { companyId }: Scope,
  { table, questionId, where, most, has }: Siblings,
): Promise<{ sort: number; type: QuestionType }> {
  const found = await rowOf<{ type: QuestionType; count: number; last: number }>(
    transaction,
    sql`select question.type, siblings.count, siblings.last from test_questions question,
      lateral (select count(*)::integer as count, coalesce(max(part.sort), 0) as last
        from ${sql.identifier(getTableName(table))} part
        where part.company_id = question.company_id and part.question_id = question.id${where && sql` and ${where}`}) siblings
      where question.company_id = ${companyId} and question.id = ${questionId}`,
  );
  if (!has(questionParts[found.type])) {
    const message = 'В вопросе такого типа этому нет места: сначала выберите другой тип';
    throw conflict('no_place', message);
  }
  if (found.count >= most) {
    throw conflict('too_many', `Их не больше ${most}: удалите лишние`);
  }
  return { type: found.type, sort: found.last + 1 };
}
