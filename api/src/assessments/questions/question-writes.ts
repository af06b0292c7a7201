// Writes questions: their parts, their positions in the test, and the check that active questions are valid.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { QuestionType } from '@kafedra/common/assessments';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { placedBehind, writeOrder } from '../../kit/lists/manual-order.ts';
import type { ParentKeys, Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { LockedRecords } from '../../kit/resource/resource.ts';
import { requireStoredFiles } from '../../media/index.ts';
import { requireEntry } from '../dictionaries.ts';
import { maxQuestions } from '../rules.ts';
import { topicResource } from '../subjects/subjects.ts';
import { tests } from '../tables.ts';
import { deleteMisplacedParts, writeQuestionParts } from './question-parts.ts';
import type { QuestionUpdate, SentQuestion } from './question-rules.ts';
import { testQuestions } from './question-tables.ts';
import { requireValid } from './question-validity.ts';

export const questionWrites = {
  lockScope: (transaction: Transaction, scope: Scope, _: unknown, { ids, place }: LockedRecords) =>
    lockTestsOf(transaction, scope, ids, 'test_id' in place ? Number(place['test_id']) : undefined),
  // The position is assigned after the insert.
  initial: () => ({ sort: 0 }),
  beforeWrite: prepareQuestion,
  afterWrite: async (transaction: Transaction, scope: Scope, id: number, given: Row) => {
    const sent = given as SentQuestion;
    const { type, testId } = await readStoredQuestion(transaction, scope, id);
    await writeQuestionParts(transaction, scope, id, type, sent);
    if ('sort' in given) await placeQuestions(transaction, scope, testId, [id], sent.behind_id);
    await requireValid(transaction, scope, id);
  },
};

async function prepareQuestion(
  transaction: Transaction,
  scope: Scope,
  given: Row,
  id: number | null,
  { test_id }: ParentKeys,
): Promise<Row> {
  const sent = given as SentQuestion;
  await requireEntry(transaction, scope, topicResource, { topic_id: sent.topic_id });
  if (id === null) await requireCapacity(transaction, scope, Number(test_id), 1);
  if (sent.files_id !== undefined)
    await requireStoredFiles(transaction, scope, sent.files_id, 'files_id');
  if (id !== null && sent.type !== undefined) {
    const { type: before } = await readStoredQuestion(transaction, scope, id);
    await deleteMisplacedParts(transaction, scope, id, before, sent.type);
  }
  const { active, ...others } = sent;
  return {
    ...others,
    ...(active !== undefined && { status: active ? 'active' : 'inactive' }),
  };
}

async function readStoredQuestion(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<{ type: QuestionType; testId: number }> {
  const { type, test_id: testId } = testQuestions;
  const [row] = await transaction
    .select({ type, testId })
    .from(testQuestions)
    .where(and(eq(testQuestions.company_id, companyId), eq(testQuestions.id, id)));
  return row ?? { type: 'unknown', testId: 0 };
}

const ofTest = ({ companyId }: Scope, testId: number) =>
  and(eq(testQuestions.company_id, companyId), eq(testQuestions.test_id, testId));

/**
 * Locks the test, so that no other transaction adds questions to it. Throws 409 if the limit would be exceeded.
 */
export async function requireCapacity(
  transaction: Transaction,
  scope: Scope,
  testId: number,
  count: number,
): Promise<void> {
  await lockTestsOf(transaction, scope, [], testId);
  const there = and(ofTest(scope, testId), ne(testQuestions.status, 'deleted'));
  if ((await transaction.$count(testQuestions, there)) + count > maxQuestions) {
    throw conflict('too_many', `Вопросов в тесте не больше ${maxQuestions}: удалите лишние`);
  }
}

/**
 * Locks the tests of these questions. Every write of questions takes this lock before it locks questions, because
 * deactivating the last active question of a test also changes the test.
 */
export async function lockTestsOf(
  transaction: Transaction,
  { companyId }: Scope,
  questions: readonly number[],
  test?: number,
): Promise<void> {
  await transaction.execute(
    sql`select from ${tests} where company_id = ${companyId} and id = any(array(
      select test_id from ${testQuestions} where company_id = ${companyId} and id = any(${idArray(questions)})
      union all select ${test ?? null}::integer)) order by id for no key update`,
  );
}

/** Positions new questions of a test after `behind`: see `placedBehind`. */
export async function placeQuestions(
  transaction: Transaction,
  scope: Scope,
  testId: number,
  added: readonly number[],
  behind: number | null | undefined,
): Promise<void> {
  const all = await questionsInOrder(transaction, scope, testId);
  const ids = placedBehind(all, added, behind, 'Вопрос не найден');
  await writeOrder(transaction, scope, testQuestions, ids);
}

/**
 * All questions of a test, including those in the trash: a restored question returns to its position.
 */
export const questionsInOrder = (transaction: Transaction, scope: Scope, testId: number) =>
  transaction
    .select({ id: testQuestions.id, sort: testQuestions.sort, status: testQuestions.status })
    .from(testQuestions)
    .where(ofTest(scope, testId))
    .orderBy(testQuestions.sort, testQuestions.id);

/** Updates many questions in one statement; omitted columns remain unchanged. */
export async function updateQuestions(
  transaction: Transaction,
  { companyId }: Scope,
  sent: readonly QuestionUpdate[],
): Promise<void> {
  const changed = sent.filter((each) => ofMany.some((column) => each[column] !== undefined));
  if (changed.length === 0) return;
  const list = (column: 'id' | (typeof ofMany)[number]) =>
    `{${changed.map((each) => each[column] ?? 'null').join(',')}}`;
  await transaction.execute(
    sql`update test_questions question
      set part = coalesce(sent.part, question.part), max_points = coalesce(sent.max_points, question.max_points),
        required = coalesce(sent.required, question.required), updated_at = now()
      from unnest(${list('id')}::integer[], ${list('part')}::integer[], ${list('max_points')}::integer[],
        ${list('required')}::boolean[]) as sent (id, part, max_points, required)
      where question.company_id = ${companyId} and question.id = sent.id`,
  );
}

const ofMany = ['part', 'max_points', 'required'] as const;
