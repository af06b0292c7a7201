// Finds stored versions of questions whose key was corrected since, and the keys to score their answers by.
import { sql } from 'drizzle-orm';
import { applyKey } from '@kafedra/common/assessments';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import {
  attemptQuestionContents,
  type AttemptQuestionContent,
} from '../questions/question-content.ts';

export interface CorrectedKeys {
  /** By the id of the stored version. */
  questions: ReadonlyMap<number, AttemptQuestionContent>;
  /** Questions whose kind has changed: their answers are not scored anew. */
  otherKind: readonly AttemptQuestionContent[];
}

/** For the questions of a test, or only for the given ones. */
export async function correctedKeys(
  transaction: Transaction,
  companyId: number,
  testId: number,
  questionIds: readonly number[] | null,
): Promise<CorrectedKeys> {
  const there = await rowsOf<{ id: number }>(
    transaction,
    sql`select id from test_questions where company_id = ${companyId} and test_id = ${testId} and status <> 'deleted'`,
  );
  const ids = there
    .map(({ id }) => id)
    .filter((id) => questionIds === null || questionIds.includes(id));
  const now = await attemptQuestionContents(transaction, { companyId }, ids);
  const known = new Map(now.map((question) => [question.id, question]));
  const versions = await rowsOf<{ id: number; content: AttemptQuestionContent }>(
    transaction,
    sql`select id, content from test_question_versions
      where company_id = ${companyId} and question_id = any(${idArray(ids)}) order by id`,
  );
  const questions = new Map<number, AttemptQuestionContent>();
  const otherKind: AttemptQuestionContent[] = [];
  for (const { id, content } of versions) {
    const current = known.get(content.id);
    if (current === undefined) continue;
    const keyed = applyKey(content, current);
    if (keyed === null) {
      otherKind.push(content);
      continue;
    }
    const whole = { ...keyed, solution: current.solution };
    if (!isSame(whole, content)) questions.set(id, whole);
  }
  return { questions, otherKind };
}

/** Ignores the order of keys, which depends on the database. */
const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
