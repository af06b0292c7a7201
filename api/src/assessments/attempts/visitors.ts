// Actions of visitors on a test, each in one transaction: begin, answer and finish.
import { randomBytes } from 'node:crypto';
import type { SentAnswer } from '@kafedra/common/assessments';
import type { Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { saveAnswer } from './answering.ts';
import type { ShownAttempt, ShownAttemptQuestion } from './attempt-shapes.ts';
import { testAttempts } from './attempt-tables.ts';
import { beginAttempt, type TestToTake } from './beginning.ts';
import { submitAttempt } from './finishing.ts';
import { shownAttempt, shownAttemptQuestion } from './shown-attempt.ts';
import { isTakenBy, noAttempt, visitorTaker, type Taker } from './takers.ts';

export async function beginAsVisitor(
  transaction: Transaction,
  companyId: number,
  test: TestToTake,
): Promise<{ token: string; attempt: ShownAttempt }> {
  const token = randomBytes(24).toString('base64url');
  const taker = visitorTaker(companyId, token);
  const attemptId = await beginAttempt(transaction, taker, test);
  return { token, attempt: await shownAttempt(transaction, taker, attemptId) };
}

/** Throws as `saveAnswer` does. */
export async function answerAsVisitor(
  transaction: Transaction,
  taker: Taker,
  questionId: number,
  sent: SentAnswer & { revision: number },
): Promise<ShownAttemptQuestion> {
  const place = { attemptId: await requireVisitorAttempt(transaction, taker), questionId };
  await saveAnswer(transaction, taker, place, sent);
  return shownAttemptQuestion(transaction, taker, place);
}

/** Throws as `submitAttempt` does. */
export async function finishAsVisitor(
  transaction: Transaction,
  taker: Taker,
): Promise<ShownAttempt> {
  const attemptId = await requireVisitorAttempt(transaction, taker);
  await submitAttempt(transaction, taker, attemptId);
  return shownAttempt(transaction, taker, attemptId);
}

/**
 * Returns the id of the attempt that belongs to the visitor's token. Throws 404 if there is none.
 */
export async function requireVisitorAttempt(
  transaction: Transaction,
  taker: Taker,
): Promise<number> {
  const [attempt] = await transaction
    .select({ id: testAttempts.id })
    .from(testAttempts)
    .where(isTakenBy(taker));
  if (attempt === undefined) throw notFound(noAttempt);
  return attempt.id;
}
