// Opens timed questions of an attempt and saves answers, until the deadline by the server's clock.
import { and, eq, sql } from 'drizzle-orm';
import { normalizeAnswer, type LearnerAnswer, type SentAnswer } from '@kafedra/common/assessments';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { Failure, conflict, notFound } from '../../kit/http/errors.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { attachMessageFiles } from '../../media/index.ts';
import type { AttemptQuestionContent } from '../questions/question-content.ts';
import { testAttemptQuestions, type AttemptState } from './attempt-tables.ts';
import { createPartIds, withPartIds, type PartIds } from './views/part-ids.ts';
import { isTakenBy, noAttempt, type Taker } from './takers.ts';

export const noQuestion = 'В этой попытке такого вопроса нет';

/** A question of an attempt. */
export interface AttemptQuestionKey {
  attemptId: number;
  questionId: number;
}

interface HeldQuestion {
  id: number;
  question: AttemptQuestionContent;
  opened_at: string | null;
  answer: LearnerAnswer | null;
  revision: number;
  tries: number;
  ids: PartIds;
}

/** Opens a timed question and starts its timer. Idempotent. */
export async function openQuestion(
  transaction: Transaction,
  taker: Taker,
  place: AttemptQuestionKey,
): Promise<void> {
  const { id, question, opened_at } = await hold(transaction, taker, place);
  if (question.timer === null || opened_at !== null) return;
  await updateAttemptQuestion(transaction, taker, id, { opened_at: sql`now()` });
}

/**
 * Saves an answer. A `revision` that is not above the stored one changes nothing, so a client may resend a request that
 * got no response. Throws 422 for parts that do not belong to the question, and 409 when answers are no longer
 * accepted.
 */
export async function saveAnswer(
  transaction: Transaction,
  taker: Taker,
  place: AttemptQuestionKey,
  { revision, ...sent }: SentAnswer & { revision: number },
): Promise<void> {
  const held = await hold(transaction, taker, place);
  if (revision <= held.revision) return;
  const { question, opened_at, ids } = held;
  if (question.timer !== null && opened_at === null) {
    throw conflict('not_opened', 'Сначала откройте вопрос: время на ответ ещё не идёт');
  }
  const { answer: given, problems } = normalizeAnswer(
    question,
    withPartIds(sent, ids.toDatabaseId),
  );
  if (problems.length > 0) {
    throw new Failure(
      422,
      problems.map((problem) => ({ ...problem, code: 'invalid' })),
    );
  }
  const tries = question.infinity_attempts ? held.tries : held.tries + 1;
  if (!question.infinity_attempts && tries > question.max_attempts) {
    throw conflict('no_tries', 'На этот вопрос больше нельзя ответить: попытки закончились');
  }
  await keepFiles(transaction, taker, held.id, given?.files_id ?? []);
  await updateAttemptQuestion(transaction, taker, held.id, {
    answer: given,
    revision,
    tries,
    answered_at: sql`now()`,
  });
}

interface HeldAttempt {
  state: AttemptState;
  secret: string;
  is_over: boolean;
  takesOldIds: boolean;
}

/**
 * Locks and reads a question of an attempt. Throws 404 if the taker has no such attempt or question, and 409 if its
 * time or that of the attempt is over.
 */
async function hold(
  transaction: Transaction,
  taker: Taker,
  { attemptId, questionId }: AttemptQuestionKey,
): Promise<HeldQuestion> {
  // The share lock makes answering and finishing wait for each other.
  const [attempt] = await rowsOf<HeldAttempt>(
    transaction,
    sql`select state, secret, coalesce(deadline_at <= now(), false) as is_over,
        coalesce(old_ids_until > now(), false) as "takesOldIds" from test_attempts
      where id = ${attemptId} and ${isTakenBy(taker)} for share`,
  );
  if (attempt === undefined) throw notFound(noAttempt);
  if (attempt.state !== 'in_progress' && !attempt.is_over) {
    throw conflict('finished', 'Попытка завершена: ответы больше не принимаются');
  }
  if (attempt.is_over) throw conflict('too_late', 'Время вышло: ответы больше не принимаются');
  const { companyId } = taker;
  const [held] = await rowsOf<Omit<HeldQuestion, 'ids'> & { is_over: boolean }>(
    transaction,
    sql`select item.id, version.content as question, item.opened_at, item.answer, item.revision, item.tries,
        coalesce(item.opened_at + (version.content ->> 'timer')::integer * interval '1 second' <= now(), false) as is_over
      from test_attempt_questions item
        join test_question_versions version on version.company_id = item.company_id and version.id = item.version_id
      where item.company_id = ${companyId} and item.attempt_id = ${attemptId} and item.question_id = ${questionId}
      for no key update of item`,
  );
  if (held === undefined) throw notFound(noQuestion);
  if (held.is_over) {
    const message = 'Время на этот вопрос вышло: ответ на него больше не принимается';
    throw conflict('question_too_late', message);
  }
  return { ...held, ids: createPartIds(attempt.secret, held.question, attempt) };
}

/** Updates a row of `test_attempt_questions`. */
export const updateAttemptQuestion = (
  transaction: Transaction,
  { companyId }: Pick<Taker, 'companyId'>,
  id: number,
  columns: Parameters<ReturnType<typeof transaction.update<typeof testAttemptQuestions>>['set']>[0],
) =>
  transaction
    .update(testAttemptQuestions)
    .set(columns)
    .where(and(eq(testAttemptQuestions.company_id, companyId), eq(testAttemptQuestions.id, id)));

/**
 * Links uploaded files to an answer. Throws 422 for an unknown file. Files that the answer no longer has expire after a
 * day unless another answer uses them.
 */
async function keepFiles(
  transaction: Transaction,
  { companyId, userId }: Taker,
  attemptQuestionId: number,
  ids: readonly number[],
): Promise<void> {
  const links = sql`test_attempt_files link where link.company_id = ${companyId} and link.attempt_question_id = ${attemptQuestionId}`;
  const before = await rowsOf<{ file_id: number }>(
    transaction,
    sql`select link.file_id from ${links}`,
  );
  const known = new Set(before.map(({ file_id }) => file_id));
  const added = ids.filter((id) => !known.has(id));
  if (added.length > 0) {
    const attachedIds = await attachMessageFiles(
      transaction,
      { companyId, personId: userId },
      'test_answer',
      added,
    );
    await transaction.execute(
      sql`insert into test_attempt_files (company_id, attempt_question_id, file_id)
        select ${companyId}, ${attemptQuestionId}, id from unnest(${idArray(attachedIds)}) as file (id)`,
    );
  }
  if (added.length === ids.length && known.size === 0) return;
  await transaction.execute(
    sql`with gone as (
        delete from ${links} and not link.file_id = any(${idArray(ids)}) returning link.file_id
      )
      update files set expires_at = now() + interval '1 day' from gone
      where files.company_id = ${companyId} and files.id = gone.file_id`,
  );
}
