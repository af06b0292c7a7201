// Checking by teachers: saves or withdraws the judgement of an answer and recalculates the attempt.
import { and, eq, sql } from 'drizzle-orm';
import { scoreOf, type LearnerAnswer } from '@kafedra/common/assessments';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, forbidden, notFound } from '../../kit/http/errors.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { wireText } from '../../kit/records/wire.ts';
import {
  noQuestion,
  updateAttemptQuestion,
  type AttemptQuestionKey,
} from '../attempts/answering.ts';
import { isOtherResult, type Result } from '../attempts/attempt-result.ts';
import { testAttempts, type answerStates } from '../attempts/attempt-tables.ts';
import { resultColumns, finishIfExpired, resultOf, takersOf } from '../attempts/finishing.ts';
import { notifyAccessSources } from '../attempts/access-sources.ts';
import type { AttemptQuestionContent } from '../questions/question-content.ts';
import { notifyLearners, withdrawResultNotification } from '../attempts/notifications.ts';
import { checkingGrants } from './attempt-records.ts';
import { attemptResource } from './attempts.ts';
import { scoreJudgement, type Judgement } from './check-rules.ts';

interface HeldAnswer {
  /** The id of the row in `test_attempt_questions`. */
  id: number;
  question: AttemptQuestionContent;
  answer: LearnerAnswer | null;
  state: (typeof answerStates)[number];
  checked_at: string | null;
  checker_id: number | null;
}

interface Before extends Result {
  waiting_count: number;
  is_timed_out: boolean;
}

/** Throws 403, 404 and 409 as `hold` does, and 422 if the judgement does not fit the question. */
export async function saveJudgement(
  transaction: Transaction,
  scope: Scope,
  place: AttemptQuestionKey,
  judgement: Judgement,
): Promise<void> {
  const held = await hold(transaction, scope, place, judgement.version ?? null);
  const { points, ...worth } = scoreJudgement(held.question, judgement);
  await updateAttemptQuestion(transaction, scope, held.id, {
    ...worth,
    points: String(points),
    parts: null,
    comment: judgement.comment,
    checked_at: sql`now()`,
    checker_id: scope.personId,
  });
  await settle(transaction, scope, place.attemptId);
}

/**
 * Restores the automatic score. Throws as `hold` does. An answer without a judgement remains unchanged.
 */
export async function withdrawJudgement(
  transaction: Transaction,
  scope: Scope,
  place: AttemptQuestionKey,
  seenCheckedAt: string | null,
): Promise<void> {
  const held = await hold(transaction, scope, place, seenCheckedAt);
  if (held.checked_at === null) return;
  const { state, points, parts } = scoreOf(held.question, held.answer);
  await updateAttemptQuestion(transaction, scope, held.id, {
    state,
    points: String(points),
    parts,
    marks: null,
    comment: null,
    checked_at: null,
    checker_id: null,
  });
  await settle(transaction, scope, place.attemptId);
}

/**
 * Locks and reads an answer. Throws 404 if the caller does not see the attempt, 403 if they may not check it or it is
 * judged and they may not change points, and 409 while the attempt is in progress or if the answer was judged since the
 * caller read it.
 */
async function hold(
  transaction: Transaction,
  scope: Scope,
  { attemptId, questionId }: AttemptQuestionKey,
  seenCheckedAt: string | null,
): Promise<HeldAnswer> {
  await attemptResource.lock({ transaction, scope, grant: checkingGrants, place: {} }, attemptId);
  const { companyId, personId } = scope;
  if (!(await finishIfExpired(transaction, companyId, attemptId))) {
    throw conflict('in_progress', 'Попытка ещё идёт: проверять её можно, когда она закончится');
  }
  const [held] = await rowsOf<HeldAnswer>(
    transaction,
    sql`select item.id, version.content as question, item.answer, item.state, item.checker_id,
        ${wireText(sql`item.checked_at`)} as checked_at
      from test_attempt_questions item
        join test_question_versions version on version.company_id = item.company_id and version.id = item.version_id
      where item.company_id = ${companyId} and item.attempt_id = ${attemptId} and item.question_id = ${questionId}
      for no key update of item`,
  );
  if (held === undefined) throw notFound(noQuestion);
  if (!isSameMoment(held.checked_at, seenCheckedAt)) {
    throw conflict('newer', 'Этот ответ уже проверил кто-то другой. Посмотрите и решите снова');
  }
  const isOpen = held.state === 'waits' || held.checker_id === personId;
  if (!isOpen && !has(scope, 'edit_points')) {
    throw forbidden('Ответ уже оценён: его баллы меняет тот, кому это разрешено');
  }
  return held;
}

const isSameMoment = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);

/** Recalculates the attempt, stores its last checker and notifies the learner of a new result. */
async function settle(transaction: Transaction, scope: Scope, attemptId: number): Promise<void> {
  const { companyId } = scope;
  const before = await rowOf<Before>(
    transaction,
    sql`select points::double precision as points, max_points, mark, is_passed, waiting_count, is_timed_out
      from test_attempts where company_id = ${companyId} and id = ${attemptId}`,
  );
  const after = await resultOf(transaction, companyId, attemptId, before.is_timed_out);
  const last = (column: 'checked_at' | 'checker_id') =>
    sql`(select item.${sql.identifier(column)} from test_attempt_questions item
      where item.company_id = ${companyId} and item.attempt_id = ${attemptId} and item.checked_at is not null
      order by item.checked_at desc, item.id desc limit 1)`;
  await transaction
    .update(testAttempts)
    .set({
      ...resultColumns(after),
      checked_at: last('checked_at'),
      checker_id: last('checker_id'),
    })
    .where(and(eq(testAttempts.company_id, companyId), eq(testAttempts.id, attemptId)));
  await notifyAccessSources(transaction, companyId, takersOf(companyId, [attemptId]), {
    isCorrected: true,
  });
  if (after.waiting_count > 0) {
    if (before.waiting_count === 0)
      await withdrawResultNotification(transaction, companyId, attemptId);
  } else if (before.waiting_count > 0 || isOtherResult(before, after)) {
    await notifyLearners(transaction, scope, [attemptId]);
  }
}
