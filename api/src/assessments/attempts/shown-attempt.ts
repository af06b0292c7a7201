// Builds the view of an attempt for its taker: without right answers, and after the finish with what the test's
// settings allow.
import { sql, type SQL } from 'drizzle-orm';
import { gradeOf, type GradingScale } from '@kafedra/common/assessments';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { wireText } from '../../kit/records/wire.ts';
import type { shownResults } from '../shown-results.ts';
import type { AttemptState } from './attempt-tables.ts';
import { noQuestion, type AttemptQuestionKey } from './answering.ts';
import { finishIfExpired } from './finishing.ts';
import { findFiles, findQuestions, byAttempt, type FoundQuestion } from './attempt-questions.ts';
import {
  checkerView,
  visibilityLevelOf,
  visibilityLevels,
  takerView,
  type AttemptOfQuestion,
} from './views/question-view.ts';
import { isTakenBy, noAttempt, type Taker } from './takers.ts';
import type { ShownAttempt, ShownAttemptQuestion } from './attempt-shapes.ts';

interface FoundAttempt {
  id: number;
  test_id: number;
  title: string;
  number: number;
  state: AttemptState;
  secret: string;
  shuffle_answers: boolean;
  began_at: string;
  deadline_at: string | null;
  finished_at: string | null;
  server_time: string;
  is_timed_out: boolean;
  annulled_at: string | null;
  annulment_reason: string | null;
  shown_result: (typeof shownResults)[number];
  grading_scale: GradingScale;
  successful_points: number | null;
  parts: { part: number; title: string }[];
}

/** Finishes the attempt first if its deadline has passed. Throws 404 if it is not the taker's. */
export async function shownAttempt(
  transaction: Transaction,
  taker: Taker,
  id: number,
): Promise<ShownAttempt> {
  const attempt = await findAttempt(transaction, taker, id);
  const isOver = await finishIfExpired(transaction, taker.companyId, attempt.id);
  const found =
    isOver && attempt.state === 'in_progress' ? await findAttempt(transaction, taker, id) : attempt;
  const questions = await findQuestions(transaction, taker.companyId, byAttempt(found.id));
  const known = await findFiles(transaction, taker.companyId, questions);
  const levelOf = levelsOf(taker, found);
  const visible = questions.filter((each) => levelOf(each) >= visibilityLevels.points);
  return {
    id: found.id,
    test: { id: found.test_id, title: found.title, grading_scale: found.grading_scale },
    number: found.number,
    state: found.state,
    began_at: found.began_at,
    deadline_at: found.deadline_at,
    finished_at: found.finished_at,
    is_timed_out: found.is_timed_out,
    annulled_at: found.annulled_at,
    annulment_reason: found.annulment_reason,
    server_time: found.server_time,
    shown_result: found.shown_result,
    parts: found.parts,
    ...(visible.length > 0 ? resultOf(visible, found) : noResult),
    questions: questions.map((each) => takerView(each, found, known, levelOf(each))),
  };
}

/** One question of an attempt, after a change. */
export async function shownAttemptQuestion(
  transaction: Transaction,
  taker: Taker,
  { attemptId, questionId }: AttemptQuestionKey,
): Promise<ShownAttemptQuestion> {
  const attempt = await findAttempt(transaction, taker, attemptId);
  const questions = await findQuestions(
    transaction,
    taker.companyId,
    byAttempt(attemptId, questionId),
  );
  const [question] = questions;
  if (question === undefined) throw notFound(noQuestion);
  const known = await findFiles(transaction, taker.companyId, questions);
  return takerView(question, attempt, known, levelsOf(taker, attempt)(question));
}

/**
 * Questions of attempts (selected by `byAttempt` or `byRowIds`) with all details, for teachers who check them.
 */
export async function questionsToCheck(
  transaction: Transaction,
  companyId: number,
  which: SQL,
): Promise<ShownAttemptQuestion[]> {
  const questions = await findQuestions(transaction, companyId, which);
  const ids = new Set(questions.map(({ attempt_id }) => attempt_id));
  const attempts = await rowsOf<AttemptOfQuestion & { id: number }>(
    transaction,
    sql`select id, secret, shuffle_answers, state from test_attempts
      where company_id = ${companyId} and id = any(${idArray([...ids])})`,
  );
  const attemptOf = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const known = await findFiles(transaction, companyId, questions);
  return questions.flatMap((each) => {
    const attempt = attemptOf.get(each.attempt_id);
    return attempt === undefined ? [] : [checkerView(each, attempt, known)];
  });
}

/** How much of the result of each question the taker sees. */
const levelsOf =
  ({ userId }: Taker, attempt: FoundAttempt): ((question: FoundQuestion) => number) =>
  ({ question }) =>
    userId === null && !question.check_without_register
      ? visibilityLevels.nothing
      : visibilityLevelOf(attempt, attempt.shown_result);

const noResult = { points: null, max_points: null, grade: null, is_passed: null };

/** A visitor's result covers only the questions whose results visitors may see. */
function resultOf(
  visible: readonly FoundQuestion[],
  { grading_scale, successful_points }: FoundAttempt,
): Pick<ShownAttempt, 'points' | 'max_points' | 'grade' | 'is_passed'> {
  const sum = (of: (each: FoundQuestion) => number) =>
    Math.round(visible.reduce((total, each) => total + of(each) * 100, 0)) / 100;
  const points = sum((each) => each.points ?? 0);
  const max_points = sum((each) => each.max_points);
  const waits = visible.some(({ state }) => state === 'waits');
  const grade = waits ? null : gradeOf(grading_scale, { points, max_points, successful_points });
  return {
    points,
    max_points,
    grade: grade?.words ?? null,
    is_passed: grade?.is_passed ?? null,
  };
}

async function findAttempt(
  transaction: Transaction,
  taker: Taker,
  id: number,
): Promise<FoundAttempt> {
  const [found] = await rowsOf<FoundAttempt>(
    transaction,
    sql`select test_attempts.id, test_id, test.title, number, state, secret, test_attempts.shuffle_answers, is_timed_out,
        ${wireText(sql`began_at`)} as began_at, ${wireText(sql`deadline_at`)} as deadline_at,
        ${wireText(sql`finished_at`)} as finished_at, ${wireText(sql`now()`)} as server_time,
        ${wireText(sql`annulled_at`)} as annulled_at, annulment_reason,
        test.shown_result, test.grading_scale, test.successful_points,
        (select coalesce(json_agg(json_build_object('part', part.part, 'title', part.title) order by part.part), '[]'::json)
          from test_parts part where part.company_id = test.company_id and part.test_id = test.id and part.title is not null) as parts
      from test_attempts join tests test on test.company_id = test_attempts.company_id and test.id = test_attempts.test_id
      where test_attempts.id = ${id} and ${isTakenBy(taker)}`,
  );
  if (found === undefined) throw notFound(noAttempt);
  return found;
}
