// Begins an attempt: draws its questions and freezes their content.
import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { drawOf, maxPointsOf, type PooledQuestion } from '@kafedra/common/assessments';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import { testParts, type tests } from '../tables.ts';
import { testAttempts } from './attempt-tables.ts';
import { extraAttempts } from './counting.ts';
import { finishIfExpired } from './finishing.ts';
import { isTakenBy, type Taker } from './takers.ts';
import { ensureVersions, type QuestionVersion } from './versions.ts';

/** The fields of a test that an attempt depends on. */
export type TestToTake = Pick<
  typeof tests.$inferSelect,
  'id' | 'timer' | 'max_attempts' | 'infinity_attempts' | 'shuffle_questions' | 'shuffle_answers'
>;

/** The exclusive upper bound of seeds: they fit a PostgreSQL integer. */
const seeds = 2 ** 31;

/**
 * Returns the id of the attempt in progress, or of a new one. Throws 409 if the learner has no attempts left or the
 * test has no questions.
 */
export async function beginAttempt(
  transaction: Transaction,
  taker: Taker,
  test: TestToTake,
): Promise<number> {
  const before = await underWay(transaction, taker, test.id);
  if (before !== null) return before;
  const seed = randomInt(seeds);
  const questions = await draw(transaction, taker.companyId, test, seed);
  if (questions.length === 0) throw conflict('no_questions', 'В тесте пока нет вопросов');
  const number = await nextNumber(transaction, taker, test);
  const id = number && (await insertAttempt(transaction, taker, test, { number, seed, questions }));
  if (id !== null) {
    await insertQuestions(transaction, taker.companyId, id, questions);
    return id;
  }
  // Another device may have begun an attempt at the same moment.
  const other = await underWay(transaction, taker, test.id);
  if (other !== null) return other;
  throw conflict('no_attempts', 'Попытки закончились: больше этот тест не пройти');
}

/** Always null for visitors: each of their attempts has a token of its own. */
async function underWay(
  transaction: Transaction,
  taker: Taker,
  testId: number,
): Promise<number | null> {
  if (taker.userId === null) return null;
  const [attempt] = await transaction
    .select({ id: testAttempts.id })
    .from(testAttempts)
    .where(
      and(
        isTakenBy(taker),
        eq(testAttempts.test_id, testId),
        eq(testAttempts.state, 'in_progress'),
      ),
    );
  if (attempt === undefined) return null;
  const isOver = await finishIfExpired(transaction, taker.companyId, attempt.id);
  return isOver ? null : attempt.id;
}

interface DrawnQuestion extends QuestionVersion {
  part: number;
}

async function draw(
  transaction: Transaction,
  companyId: number,
  { id, shuffle_questions }: TestToTake,
  seed: number,
): Promise<DrawnQuestion[]> {
  const questions = await rowsOf<PooledQuestion>(
    transaction,
    sql`select id, part, sort, required from test_questions
      where company_id = ${companyId} and test_id = ${id} and status = 'active'`,
  );
  const { company_id, test_id, part, draws_count } = testParts;
  const parts = await transaction
    .select({ part, draws_count })
    .from(testParts)
    .where(and(eq(company_id, companyId), eq(test_id, id)));
  const drawn = drawOf({ questions, parts, shuffle_questions, seed });
  const partOf = new Map(questions.map((question) => [question.id, question.part]));
  const versions = await ensureVersions(transaction, companyId, drawn);
  return versions.map((version) => ({ ...version, part: partOf.get(version.question.id) ?? 1 }));
}

/** Returns null if another attempt is in progress by now. */
async function insertAttempt(
  transaction: Transaction,
  { companyId, userId, visitorDigest }: Taker,
  test: TestToTake,
  {
    number,
    seed,
    questions,
  }: { number: number; seed: number; questions: readonly DrawnQuestion[] },
): Promise<number | null> {
  const max_points = questions.reduce((sum, { question }) => sum + maxPointsOf(question), 0);
  const [attempt] = await transaction
    .insert(testAttempts)
    .values({
      company_id: companyId,
      test_id: test.id,
      user_id: userId,
      visitor_digest: visitorDigest,
      number,
      seed,
      shuffle_answers: test.shuffle_answers,
      began_at: sql`now()`,
      deadline_at:
        test.timer === null ? null : sql`now() + ${test.timer}::integer * interval '1 second'`,
      max_points,
    })
    .onConflictDoNothing()
    .returning({ id: testAttempts.id });
  return attempt?.id ?? null;
}

/** The number of the learner's next attempt at the test; null if none is left. */
async function nextNumber(
  transaction: Transaction,
  { companyId, userId }: Taker,
  { id, max_attempts, infinity_attempts }: TestToTake,
): Promise<number | null> {
  if (userId === null) return 1;
  const { company_id, user_id, test_id, number } = testAttempts;
  const [last] = await transaction
    .select({
      number: sql<number>`coalesce(max(${number}), 0)`,
      extra: sql<number>`${extraAttempts(sql`${companyId}`, sql`${id}`, sql`${userId}`)}`,
    })
    .from(testAttempts)
    .where(and(eq(company_id, companyId), eq(user_id, userId), eq(test_id, id)));
  const next = (last?.number ?? 0) + 1;
  return infinity_attempts || next <= max_attempts + (last?.extra ?? 0) ? next : null;
}

const insertQuestions = (
  transaction: Transaction,
  companyId: number,
  attemptId: number,
  questions: readonly DrawnQuestion[],
) =>
  transaction.execute(
    sql`insert into test_attempt_questions (company_id, attempt_id, question_id, version_id, place, part, max_points)
      select ${companyId}, ${attemptId}, drawn.* from jsonb_to_recordset(${JSON.stringify(
        questions.map(({ id, question, part }, index) => ({
          question_id: question.id,
          version_id: id,
          place: index + 1,
          part,
          max_points: maxPointsOf(question),
        })),
      )}::jsonb) as drawn (question_id integer, version_id integer, place integer, part integer, max_points integer)`,
  );
