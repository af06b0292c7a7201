// Runs one step of a stress test: many learners begin, answer and finish a test at once through the transactions of
// visitors; then the stored answers are verified.
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { LearnerAnswer } from '@kafedra/common/assessments';
import { visitorId, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { runForAccount } from '../../kit/fairness/client-keys.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { AttemptState } from '../attempts/attempt-tables.ts';
import type { TestToTake } from '../attempts/beginning.ts';
import { createPartIds, withPartIds } from '../attempts/views/part-ids.ts';
import { visitorTaker } from '../attempts/takers.ts';
import { answerAsVisitor, beginAsVisitor, finishAsVisitor } from '../attempts/visitors.ts';
import type { AttemptQuestionContent } from '../questions/question-content.ts';
import { tests } from '../tables.ts';
import { answerTo } from './sample-test.ts';
import { percentilesOf, type LoadStep } from './stress-rules.ts';

export interface Load {
  database: Database;
  /** The company of the sample test. */
  companyId: number;
  learners: number;
  /** Aborts the work, which rejects with the reason. */
  stopped: AbortSignal;
  /** Aborted when the time limit is reached. */
  timeIsOver: AbortSignal;
  /** Called when a learner has finished. */
  onFinished: () => void;
}

/** Every tenth answer is sent twice at once. */
const twice = 10;

/** Attempts verified at once. */
const batch = 100;

/** Null if the time limit was reached before all had finished. */
export async function measureLoadStep(load: Load): Promise<LoadStep | null> {
  const { learners } = load;
  const calls: Calls = { begin: [], answer: [], finish: [] };
  const began = performance.now();
  const taken = await runForAccount('stress test', () =>
    atOnce(learners, load.stopped, (stopped) => takeTest({ ...load, stopped }, calls)),
  );
  const seconds = Math.round(performance.now() - began) / 1000;
  const whole = taken.filter((each) => each !== null);
  if (whole.length < learners) return null;
  const answers = whole.reduce((sum, { answered }) => sum + answered.size, 0);
  return {
    learners,
    answers,
    seconds,
    answers_per_second: Math.round(answers / Math.max(seconds, 0.001)),
    begin: percentilesOf(calls.begin),
    answer: percentilesOf(calls.answer),
    finish: percentilesOf(calls.finish),
    ...(await readBack(load, whole)),
  };
}

/** Durations of calls in milliseconds. */
type Calls = Record<'begin' | 'answer' | 'finish', number[]>;

/** If one fails, aborts the others and rejects when all have ended. */
async function atOnce<T>(
  count: number,
  stopped: AbortSignal,
  work: (stopped: AbortSignal) => Promise<T>,
): Promise<T[]> {
  const failing = new AbortController();
  const either = AbortSignal.any([stopped, failing.signal]);
  const all = Array.from({ length: count }, () => work(either));
  for (const each of all) each.catch((error: unknown) => failing.abort(error));
  const settled = await Promise.allSettled(all);
  either.throwIfAborted();
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

/** The answers of a learner that the server acknowledged. */
interface Taken {
  attemptId: number;
  /** By question id. */
  answered: Map<number, LearnerAnswer>;
}

async function takeTest(load: Load, calls: Calls): Promise<Taken | null> {
  const { database, companyId, stopped, timeIsOver, onFinished } = load;
  const timed = async <T>(kind: keyof Calls, call: () => Promise<T>): Promise<T> => {
    stopped.throwIfAborted();
    const sent = performance.now();
    const done = await call();
    calls[kind].push(performance.now() - sent);
    return done;
  };
  const { token, attempt } = await timed('begin', () =>
    database.system(async (transaction) =>
      beginAsVisitor(transaction, companyId, await ownTest(transaction, companyId)),
    ),
  );
  const taker = visitorTaker(companyId, token);
  const answered = new Map<number, LearnerAnswer>();
  for (const question of attempt.questions) {
    if (timeIsOver.aborted) return null;
    const { id, question_id } = question;
    const given = answerTo(question);
    const send = () =>
      timed('answer', () =>
        database.company({ companyId, personId: visitorId }, (transaction) =>
          answerAsVisitor(transaction, taker, question_id, { ...given, revision: 1 }),
        ),
      );
    await Promise.all([send(), ...(id % twice === 0 ? [send()] : [])]);
    answered.set(question_id, given);
  }
  await timed('finish', () =>
    database.system((transaction) => finishAsVisitor(transaction, taker)),
  );
  onFinished();
  return { attemptId: attempt.id, answered };
}

async function ownTest(transaction: Transaction, companyId: number): Promise<TestToTake> {
  const [test] = await transaction.select().from(tests).where(eq(tests.company_id, companyId));
  if (test === undefined) throw new Error('the sample test of the stress test was deleted');
  return test;
}

interface AnswerRow {
  attempt_id: number;
  secret: string;
  question_id: number;
  question: AttemptQuestionContent;
  answer: LearnerAnswer | null;
  tries: number;
  state: AttemptState;
}

async function readBack(
  { database, companyId }: Load,
  taken: readonly Taken[],
): Promise<Pick<LoadStep, 'lost' | 'doubled'>> {
  const found = { lost: 0, doubled: 0 };
  for (let from = 0; from < taken.length; from += batch) {
    const some = taken.slice(from, from + batch);
    const ids = some.map(({ attemptId }) => attemptId);
    const answerRows = await database.company({ companyId, personId: visitorId }, (transaction) =>
      rowsOf<AnswerRow>(
        transaction,
        sql`select item.attempt_id, attempt.secret, item.question_id, version.content as question, item.answer, item.tries,
            attempt.state
          from test_attempt_questions item
          join test_question_versions version on version.company_id = item.company_id and version.id = item.version_id
          join test_attempts attempt on attempt.company_id = item.company_id and attempt.id = item.attempt_id
          where item.company_id = ${companyId} and item.attempt_id = any(${idArray(ids)})`,
      ),
    );
    const ofAttempt = Map.groupBy(answerRows, ({ attempt_id }) => attempt_id);
    for (const { attemptId, answered } of some) {
      const rows = ofAttempt.get(attemptId) ?? [];
      const there = new Map(rows.map((row) => [row.question_id, row]));
      const missing = [...answered].filter(
        ([id, given]) => !isDeepStrictEqual(answerIn(there.get(id)), given),
      );
      // An acknowledged finish that is not stored counts as lost, too.
      const isUnfinished = rows[0]?.state === 'in_progress';
      found.lost += missing.length + (isUnfinished ? 1 : 0);
      found.doubled += rows.filter(({ tries }) => tries > 1).length;
    }
  }
  return found;
}

/** The answer with ids converted to those that the learner sees. */
const answerIn = (row: AnswerRow | undefined): LearnerAnswer | null =>
  row?.answer ? withPartIds(row.answer, createPartIds(row.secret, row.question).toAttemptId) : null;
