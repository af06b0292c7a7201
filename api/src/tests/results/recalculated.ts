// Attempts as they are by corrected keys: some at a time, looked at or written.
import { sql } from 'drizzle-orm';
import {
  gradeOf,
  maxPointsOf,
  scoreOf,
  type GivenAnswer,
  type GradingScale,
  type Score,
} from '@kafedra/common/tests';
import { rowsOf, type Transaction } from '../../kit/database.ts';
import { idArray } from '../../kit/filters.ts';
import type { AskedQuestion } from '../questions/question-content.ts';
import type { CorrectedKeys } from './corrected-keys.ts';

/** Attempts that are looked at in one transaction. */
const batch = 100;

export interface Result {
  points: number;
  max_points: number;
  /** Null while an answer waits for a teacher. */
  mark: number | null;
  is_passed: boolean | null;
}

export interface Recalculated {
  id: number;
  /** The learner's name; null of a visitor. */
  full_name: string | null;
  number: number;
  before: Result;
  after: Result;
  answers: RecalculatedAnswer[];
  /** Answers that a teacher has judged: their points stay. */
  judgedCount: number;
}

/** An answer of a question with another key: what it is worth by that. */
export interface RecalculatedAnswer {
  /** Of the row. */
  id: number;
  version_id: number;
  max_points: number;
  /** Null: a teacher has judged it. */
  score: Pick<Score, 'state' | 'points' | 'parts'> | null;
}

interface FoundAttempt extends Result {
  id: number;
  full_name: string | null;
  number: number;
  grading_scale: GradingScale;
  successful_points: number | null;
  asked: {
    id: number;
    version_id: number;
    answer: GivenAnswer | null;
    points: number;
    max_points: number;
    waits: boolean;
    is_judged: boolean;
  }[];
}

/** The next attempts of a test that a corrected key has to do with, by their ids. */
export async function recalculate(
  transaction: Transaction,
  companyId: number,
  of: { testId: number; userIds: readonly number[] | null; after: number },
  keys: CorrectedKeys['questions'],
): Promise<Recalculated[]> {
  const found = await rowsOf<FoundAttempt>(
    transaction,
    sql`select attempt.id, attempt.number, attempt.points::double precision as points, attempt.max_points, attempt.mark, attempt.is_passed,
        test.grading_scale, test.successful_points, member.full_name,
        (select json_agg(json_build_object('id', asked.id, 'version_id', asked.version_id, 'answer', asked.answer,
            'points', coalesce(asked.points, 0)::double precision, 'max_points', asked.max_points,
            'waits', asked.state = 'waits', 'is_judged', asked.checked_at is not null) order by asked.place)
          from test_attempt_questions asked
          where asked.company_id = attempt.company_id and asked.attempt_id = attempt.id) as asked
      from test_attempts attempt
        join tests test on test.company_id = attempt.company_id and test.id = attempt.test_id
        left join company_members member on member.company_id = attempt.company_id and member.user_id = attempt.user_id
      where attempt.company_id = ${companyId} and attempt.test_id = ${of.testId} and attempt.id > ${of.after}
        and attempt.state <> 'in_progress'
        and (${of.userIds === null} or attempt.user_id = any(${idArray(of.userIds ?? [])}))
        and exists (select 1 from test_attempt_questions asked where asked.company_id = attempt.company_id
          and asked.attempt_id = attempt.id and asked.version_id = any(${idArray([...keys.keys()])}))
      order by attempt.id limit ${batch}
      for no key update of attempt`,
  );
  return found.map((attempt) => recalculated(attempt, keys));
}

function recalculated(
  { asked, grading_scale, successful_points, ...attempt }: FoundAttempt,
  keys: CorrectedKeys['questions'],
): Recalculated {
  const { id, full_name, number, points, max_points, mark, is_passed } = attempt;
  const answers: RecalculatedAnswer[] = [];
  let sum = 0;
  let most = 0;
  let waits = false;
  for (const each of asked) {
    const question = keys.get(each.version_id);
    const answer = question && byKey(question, each);
    if (answer) answers.push(answer);
    sum += Math.round((answer?.score?.points ?? each.points) * 100);
    most += answer?.max_points ?? each.max_points;
    waits ||= answer?.score ? answer.score.state === 'waits' : each.waits;
  }
  const after = { points: sum / 100, max_points: most };
  const grade = waits ? null : gradeOf(grading_scale, { ...after, successful_points });
  return {
    id,
    full_name,
    number,
    before: { points, max_points, mark, is_passed },
    after: { ...after, mark: grade?.mark ?? null, is_passed: grade?.is_passed ?? null },
    answers,
    judgedCount: answers.filter(({ score }) => score === null).length,
  };
}

function byKey(
  question: AskedQuestion,
  { id, version_id, answer, is_judged }: FoundAttempt['asked'][number],
): RecalculatedAnswer {
  const score = is_judged ? null : scoreOf(question, answer);
  return { id, version_id, max_points: maxPointsOf(question), score };
}

export const isChanged = ({ before, after }: Recalculated): boolean =>
  before.points !== after.points ||
  before.max_points !== after.max_points ||
  before.mark !== after.mark ||
  before.is_passed !== after.is_passed;

/** Writes what answers and attempts are by the corrected keys, whose versions are those of `versions`, by the old ones. */
export async function writeRecalculated(
  transaction: Transaction,
  companyId: number,
  attempts: readonly Recalculated[],
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  const answers = attempts.flatMap((attempt) =>
    attempt.answers.map(({ id, version_id, max_points, score }) => ({
      id,
      version_id: versions.get(version_id) ?? version_id,
      max_points,
      ...score,
    })),
  );
  await transaction.execute(
    sql`update test_attempt_questions asked set version_id = by_key.version_id, max_points = by_key.max_points,
        state = coalesce(by_key.state, asked.state), points = coalesce(by_key.points, asked.points), parts = coalesce(by_key.parts, asked.parts)
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        as by_key (id integer, version_id integer, max_points integer, state text, points numeric, parts jsonb)
      where asked.company_id = ${companyId} and asked.id = by_key.id`,
  );
  const results = attempts.filter(isChanged).map(({ id, after }) => ({ id, ...after }));
  await transaction.execute(
    sql`update test_attempts attempt set points = by_key.points, max_points = by_key.max_points, mark = by_key.mark,
        is_passed = by_key.is_passed
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as by_key (id integer, points numeric, max_points integer, mark integer, is_passed boolean)
      where attempt.company_id = ${companyId} and attempt.id = by_key.id`,
  );
}
