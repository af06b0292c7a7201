// Writes the messages of a submission: answers, comments and decisions. Writers lock the submission, so that decisions
// and answers are serialized.
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { plainText } from '../../kit/rich-text/rich-text.ts';
import { attachMessageFiles } from '../../media/index.ts';
import {
  homeworkMessageFiles,
  homeworkMessages,
  homeworkWorks,
  type HomeworkMessageType,
  type HomeworkStatus,
} from './homework-tables.ts';
import { wordsDigest } from './words-digest.ts';

export interface MessageInput {
  text?: string | null | undefined;
  files_id: readonly number[];
}

export interface Task {
  course_id: number;
  lesson_id: number;
  block_id: number | null;
}

export const alreadyAccepted = 'Задание уже принято: сдать его ещё раз нельзя';

/** Creates or resubmits a submission and returns its id. Throws 409 if it is accepted. */
export async function writeSubmission(
  transaction: Transaction,
  scope: Scope,
  task: Task,
  said: MessageInput,
): Promise<number> {
  const words_digest = said.text == null ? null : wordsDigest(plainText(said.text));
  const sent_at = sql`now()`;
  const [work] = await transaction
    .insert(homeworkWorks)
    .values({
      ...task,
      company_id: scope.companyId,
      user_id: scope.personId,
      sent_at,
      words_digest,
    })
    .onConflictDoUpdate({
      target: [
        homeworkWorks.company_id,
        homeworkWorks.lesson_id,
        homeworkWorks.block_id,
        homeworkWorks.user_id,
      ],
      set: { status: 'sent', sent_at, words_digest },
      setWhere: sql`${homeworkWorks.status} <> 'accepted'`,
    })
    .returning({ id: homeworkWorks.id });
  if (work === undefined) throw conflict('accepted', alreadyAccepted);
  await addMessage(transaction, scope, work.id, 'answer', said);
  return work.id;
}

/** Adds a message. The caller must have locked the submission. */
export async function addMessage(
  transaction: Transaction,
  scope: Scope,
  work_id: number,
  type: HomeworkMessageType,
  { text = null, files_id, points = null }: MessageInput & { points?: number | null },
): Promise<void> {
  const { companyId: company_id, personId: author_id } = scope;
  const [message] = await transaction
    .insert(homeworkMessages)
    .values({ company_id, work_id, author_id, type, text, points })
    .returning({ id: homeworkMessages.id });
  if (message === undefined) throw new Error('the homework message was not inserted');
  const ids = await attachMessageFiles(transaction, scope, 'homework', files_id);
  if (ids.length === 0) return;
  await transaction
    .insert(homeworkMessageFiles)
    .values(ids.map((file_id) => ({ company_id, message_id: message.id, file_id })));
}

export interface LockedWork extends Task {
  id: number;
  user_id: number;
  status: HomeworkStatus;
}

/** Locks an existing submission until the transaction ends. */
export async function lockWork(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<LockedWork> {
  const { company_id, course_id, lesson_id, block_id, user_id, status } = homeworkWorks;
  const [work] = await transaction
    .select({ id: homeworkWorks.id, course_id, lesson_id, block_id, user_id, status })
    .from(homeworkWorks)
    .where(and(eq(company_id, companyId), eq(homeworkWorks.id, id)))
    .for('no key update');
  if (work === undefined) throw new Error(`homework submission ${id} does not exist`);
  return work;
}
