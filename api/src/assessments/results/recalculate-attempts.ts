// Recalculates attempts by corrected keys, in batches, as a preview or with writes.
import { sql } from 'drizzle-orm';
import { maxPointsOf, scoreOf, type LearnerAnswer, type Score } from '@kafedra/common/assessments';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import {
  attemptResult,
  isOtherResult,
  type AttemptResult,
  type Grading,
  type Result,
} from '../attempts/attempt-result.ts';
import { takersOf } from '../attempts/finishing.ts';
import { notifyAccessSources } from '../attempts/access-sources.ts';
import { notifyLearners } from '../attempts/notifications.ts';
import type { AttemptQuestionContent } from '../questions/question-content.ts';
import type { CorrectedKeys } from './corrected-keys.ts';

/** Attempts read in one transaction. */
const batch = 100;

export interface RecalculatedAttempt {
  id: number;
  /** The learner's name; null for a visitor. */
  full_name: string | null;
  number: number;
  before: Result;
  after: AttemptResult;
  answers: RecalculatedAnswer[];
  /**
   * Answers that a teacher has judged. They are not recalculated and retain the key and maximum points of that time.
   */
  judgedCount: number;
}

/** An answer scored by a corrected key. */
export interface RecalculatedAnswer {
  /** The id of the row in `test_attempt_questions`. */
  id: number;
  version_id: number;
  max_points: number;
  score: Pick<Score, 'state' | 'points' | 'parts'>;
}

interface FoundAttempt extends Result, Grading {
  id: number;
  full_name: string | null;
  number: number;
  is_timed_out: boolean;
  questions: {
    id: number;
    version_id: number;
    answer: LearnerAnswer | null;
    points: number;
    max_points: number;
    waits: boolean;
    is_judged: boolean;
  }[];
}

/** The next batch of attempts at a test that a corrected key affects, ordered by id. */
export async function recalculate(
  transaction: Transaction,
  companyId: number,
  of: { testId: number; userIds: readonly number[] | null; after: number },
  keys: CorrectedKeys['questions'],
): Promise<RecalculatedAttempt[]> {
  const found = await rowsOf<FoundAttempt>(
    transaction,
    sql`select attempt.id, attempt.number, attempt.points::double precision as points, attempt.max_points, attempt.mark, attempt.is_passed, attempt.is_timed_out,
        test.grading_scale, test.successful_points, member.full_name,
        (select json_agg(json_build_object('id', item.id, 'version_id', item.version_id, 'answer', item.answer,
            'points', coalesce(item.points, 0)::double precision, 'max_points', item.max_points,
            'waits', item.state = 'waits', 'is_judged', item.checked_at is not null) order by item.place)
          from test_attempt_questions item
          where item.company_id = attempt.company_id and item.attempt_id = attempt.id) as questions
      from test_attempts attempt
        join tests test on test.company_id = attempt.company_id and test.id = attempt.test_id
        left join company_members member on member.company_id = attempt.company_id and member.user_id = attempt.user_id
      where attempt.company_id = ${companyId} and attempt.test_id = ${of.testId} and attempt.id > ${of.after}
        and attempt.state <> 'in_progress'
        and (${of.userIds === null} or attempt.user_id = any(${idArray(of.userIds ?? [])}))
        and exists (select 1 from test_attempt_questions item where item.company_id = attempt.company_id
          and item.attempt_id = attempt.id and item.version_id = any(${idArray([...keys.keys()])}))
      order by attempt.id limit ${batch}
      for no key update of attempt`,
  );
  return found.map((attempt) => recalculated(attempt, keys));
}

function recalculated(
  attempt: FoundAttempt,
  keys: CorrectedKeys['questions'],
): RecalculatedAttempt {
  const { id, full_name, number, questions } = attempt;
  const { points, max_points, mark, is_passed } = attempt;
  const answers: RecalculatedAnswer[] = [];
  let judgedCount = 0;
  const sums = { hundredths: 0, max_points: 0, waiting_count: 0 };
  for (const each of questions) {
    const question = keys.get(each.version_id);
    const answer = question && !each.is_judged ? byKey(question, each) : undefined;
    if (answer) answers.push(answer);
    else if (question) judgedCount += 1;
    sums.hundredths += Math.round((answer?.score.points ?? each.points) * 100);
    sums.max_points += answer?.max_points ?? each.max_points;
    sums.waiting_count += Number(answer ? answer.score.state === 'waits' : each.waits);
  }
  const { hundredths, ...others } = sums;
  return {
    id,
    full_name,
    number,
    before: { points, max_points, mark, is_passed },
    after: attemptResult({ ...others, points: hundredths / 100 }, attempt, attempt.is_timed_out),
    answers,
    judgedCount,
  };
}

const byKey = (
  question: AttemptQuestionContent,
  { id, version_id, answer }: FoundAttempt['questions'][number],
): RecalculatedAnswer => ({
  id,
  version_id,
  max_points: maxPointsOf(question),
  score: scoreOf(question, answer),
});

export const isChanged = ({ before, after }: RecalculatedAttempt): boolean =>
  isOtherResult(before, after);

/**
 * Writes recalculated answers and attempts, and notifies learners whose result has changed. `versions` maps the old
 * versions of questions to those with the corrected key.
 */
export async function writeRecalculated(
  transaction: Transaction,
  scope: Scope,
  attempts: readonly RecalculatedAttempt[],
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  const { companyId } = scope;
  const answers = attempts.flatMap((attempt) =>
    attempt.answers.map(({ id, version_id, max_points, score }) => ({
      id,
      version_id: versions.get(version_id) ?? version_id,
      max_points,
      ...score,
    })),
  );
  await transaction.execute(
    sql`update test_attempt_questions item set version_id = by_key.version_id, max_points = by_key.max_points,
        state = by_key.state, points = by_key.points, parts = by_key.parts
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        as by_key (id integer, version_id integer, max_points integer, state text, points numeric, parts jsonb)
      where item.company_id = ${companyId} and item.id = by_key.id`,
  );
  const changed = attempts.filter(isChanged);
  const results = changed.map(({ id, after }) => ({ id, ...after }));
  await transaction.execute(
    sql`update test_attempts attempt set points = by_key.points, max_points = by_key.max_points, mark = by_key.mark,
        is_passed = by_key.is_passed, state = by_key.state, waiting_count = by_key.waiting_count
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as by_key (id integer, points numeric, max_points integer, mark integer, is_passed boolean, state text, waiting_count integer)
      where attempt.company_id = ${companyId} and attempt.id = by_key.id`,
  );
  const ids = changed.map(({ id }) => id);
  await notifyAccessSources(transaction, companyId, takersOf(companyId, ids), {
    isCorrected: true,
  });
  await notifyLearners(transaction, scope, ids);
}
