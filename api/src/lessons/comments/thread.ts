// Adds a reply to a comment or another reply, within the discussion that the first comment began.
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { notifyPerson, notifyTeachers } from '../notifications/lesson-notifications.ts';
import { answerComments } from './comment-records.ts';
import { maxReplies } from './comment-rules.ts';
import { lessonComments } from './comment-tables.ts';

type Comment = typeof lessonComments.$inferSelect;

export const missingComment = 'Комментарий не найден';

/** Locks a comment until the transaction ends; null if it does not exist. */
export async function lockComment(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<Comment | null> {
  const { company_id } = lessonComments;
  const [found] = await transaction
    .select()
    .from(lessonComments)
    .where(and(eq(company_id, companyId), eq(lessonComments.id, id)))
    .for('no key update');
  return found ?? null;
}

/** Returns the id of the reply. Throws 409 if the discussion is full. */
export async function addReply(
  transaction: Transaction,
  scope: Scope,
  answered: Comment,
  { text, is_from_staff }: Pick<Comment, 'text' | 'is_from_staff'>,
): Promise<number> {
  const { companyId: company_id, personId: author_id } = scope;
  const parent_id = answered.parent_id ?? answered.id;
  // Serializes concurrent replies, so that each counts the others.
  await lockComment(transaction, scope, parent_id);
  const ofDiscussion = and(
    eq(lessonComments.company_id, company_id),
    eq(lessonComments.parent_id, parent_id),
    sql`${lessonComments.status} <> 'deleted'`,
  );
  if ((await transaction.$count(lessonComments, ofDiscussion)) >= maxReplies) {
    throw conflict('full', `В обсуждении уже ${maxReplies} ответов: начните новое`);
  }
  const { course_id, lesson_id, id: answered_id } = answered;
  const [reply] = await transaction
    .insert(lessonComments)
    .values({
      company_id,
      course_id,
      lesson_id,
      author_id,
      parent_id,
      answered_id,
      is_from_staff,
      text,
    })
    .returning({ id: lessonComments.id });
  if (reply === undefined) throw notFound(missingComment);
  await notifyOfReply(transaction, scope, answered, { id: reply.id, is_from_staff });
  return reply.id;
}

/** Notifies the author of the answered comment, and the other teachers of a learner's reply. */
async function notifyOfReply(
  transaction: Transaction,
  scope: Scope,
  answered: Comment,
  reply: Pick<Comment, 'id' | 'is_from_staff'>,
): Promise<void> {
  const { course_id, lesson_id, author_id } = answered;
  const subjectId = answered.parent_id ?? answered.id;
  const event = { course_id, lesson_id, subjectId, recordId: reply.id };
  const flag = answerComments.my;
  if (author_id !== null) {
    const asStaff = answered.is_from_staff ? flag : null;
    await notifyPerson(transaction, scope, author_id, { ...event, kind: 'reply', flag: asStaff });
  }
  if (reply.is_from_staff) return;
  const except = answered.is_from_staff ? author_id : null;
  await notifyTeachers(transaction, scope, { ...event, kind: 'comment', flag, except });
}
