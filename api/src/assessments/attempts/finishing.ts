// Finishes attempts and scores their answers, on the taker's request or at the deadline.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { scoreOf, type LearnerAnswer, type Score } from '@kafedra/common/assessments';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { Failure, notFound } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { AttemptQuestionContent } from '../questions/question-content.ts';
import {
  attemptResult,
  type AnswerSums,
  type AttemptResult,
  type Grading,
} from './attempt-result.ts';
import { testAttempts, type AttemptState } from './attempt-tables.ts';
import { notifyTeachers } from './notifications.ts';
import { isTakenBy, noAttempt, type Taker } from './takers.ts';
import { notifyAccessSources } from './access-sources.ts';

/**
 * Finishes an attempt on its taker's request; a finished one stays unchanged. Throws 404, and 409 as `finishAttempt`
 * does.
 */
export async function submitAttempt(
  transaction: Transaction,
  taker: Taker,
  id: number,
): Promise<void> {
  const there = await transaction.$count(
    testAttempts,
    and(isTakenBy(taker), eq(testAttempts.id, id)),
  );
  if (there === 0) throw notFound(noAttempt);
  if (await finishIfExpired(transaction, taker.companyId, id)) return;
  await finishAttempt(transaction, taker.companyId, id, 'hand');
}

/** Finishes the attempt if its deadline has passed; returns whether the attempt is over. */
export async function finishIfExpired(
  transaction: Transaction,
  companyId: number,
  id: number,
): Promise<boolean> {
  const [attempt] = await rowsOf<{ state: AttemptState; is_late: boolean }>(
    transaction,
    sql`select state, coalesce(deadline_at <= now(), false) as is_late from test_attempts
      where company_id = ${companyId} and id = ${id}`,
  );
  if (attempt?.state !== 'in_progress') return true;
  if (attempt.is_late) await finishAttempt(transaction, companyId, id, 'clock');
  return attempt.is_late;
}

/**
 * Scores and finishes an attempt; a finished one stays unchanged. When the taker finishes it, throws 409 that names
 * each required question without an answer.
 */
export async function finishAttempt(
  transaction: Transaction,
  companyId: number,
  id: number,
  by: 'hand' | 'clock',
): Promise<void> {
  const isAttempt = and(eq(testAttempts.company_id, companyId), eq(testAttempts.id, id));
  const [attempt] = await transaction
    .select({
      state: testAttempts.state,
      test_id: testAttempts.test_id,
      user_id: testAttempts.user_id,
    })
    .from(testAttempts)
    .where(isAttempt)
    .for('no key update');
  if (attempt?.state !== 'in_progress') return;
  const answered = await answersOf(transaction, companyId, id);
  if (by === 'hand') requireAnswers(answered);
  const scores = answered.map(({ id: row, question, answer }) => ({
    id: row,
    ...scoreOf(question, answer),
  }));
  await writeScores(transaction, companyId, scores);
  const isClock = by === 'clock';
  const result = await resultOf(transaction, companyId, id, isClock);
  await transaction
    .update(testAttempts)
    .set({
      finished_at: isClock ? sql`deadline_at` : sql`now()`,
      is_timed_out: isClock,
      ...resultColumns(result),
    })
    .where(isAttempt);
  await notifyAccessSources(transaction, companyId, takersOf(companyId, [id]), {
    isCorrected: false,
  });
  // Last, because all who finish the same test at once write the same notification row of each teacher.
  if (result.waiting_count > 0) await notifyTeachers(transaction, companyId, { id, ...attempt });
}

/**
 * The learners who made these attempts, and their tests: rows of `test_id` and `user_id`, without visitors.
 */
export const takersOf = (companyId: number, ids: readonly number[]): SQL =>
  sql`select distinct test_id, user_id from test_attempts
    where company_id = ${companyId} and id = any(${idArray(ids)}) and user_id is not null`;

interface Answered {
  /** The id of the row in `test_attempt_questions`. */
  id: number;
  place: number;
  question: AttemptQuestionContent;
  answer: LearnerAnswer | null;
}

const answersOf = (
  transaction: Transaction,
  companyId: number,
  attemptId: number,
): Promise<Answered[]> =>
  rowsOf<Answered>(
    transaction,
    sql`select item.id, item.place, version.content as question, item.answer
      from test_attempt_questions item
        join test_question_versions version on version.company_id = item.company_id and version.id = item.version_id
      where item.company_id = ${companyId} and item.attempt_id = ${attemptId} order by item.place`,
  );

function requireAnswers(answered: readonly Answered[]): void {
  const missing = answered.filter(({ question, answer }) => question.required && answer === null);
  if (missing.length === 0) return;
  throw new Failure(
    409,
    missing.map(({ place, question }) => ({
      message: `На вопрос ${place} нужно ответить`,
      field: `answers.${question.id}`,
      code: 'required',
    })),
  );
}

const writeScores = (
  transaction: Transaction,
  companyId: number,
  scores: readonly (Score & { id: number })[],
) =>
  transaction.execute(
    sql`update test_attempt_questions item set state = scored.state, points = scored.points, parts = scored.parts
      from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as scored (id integer, state text, points numeric, parts jsonb)
      where item.company_id = ${companyId} and item.id = scored.id`,
  );

/** Computes the result of an attempt from the current scores of its answers. */
export async function resultOf(
  transaction: Transaction,
  companyId: number,
  attemptId: number,
  isTimedOut: boolean,
): Promise<AttemptResult> {
  const { grading_scale, successful_points, ...sums } = await rowOf<AnswerSums & Grading>(
    transaction,
    sql`select attempt.max_points, test.grading_scale, test.successful_points, judged.*
      from test_attempts attempt
        join tests test on test.company_id = attempt.company_id and test.id = attempt.test_id
        cross join lateral (
          select coalesce(sum(item.points), 0)::double precision as points,
            (count(*) filter (where item.state = 'waits'))::integer as waiting_count
          from test_attempt_questions item
          where item.company_id = attempt.company_id and item.attempt_id = attempt.id) judged
      where attempt.company_id = ${companyId} and attempt.id = ${attemptId}`,
  );
  return attemptResult(sums, { grading_scale, successful_points }, isTimedOut);
}

/** The result as columns of `test_attempts`. */
export const resultColumns = ({ points, ...others }: AttemptResult) => ({
  ...others,
  points: String(points),
});
