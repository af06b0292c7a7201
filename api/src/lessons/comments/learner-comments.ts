// Comments on an open lesson for its learners: list, write, reply, change, delete and restore their own, and like.
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../kit/http/errors.ts';
import { readList, readOne } from '../../kit/lists/list.ts';
import type { ListSource, Row, ListParameters } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { requireVersion } from '../../kit/records/version.ts';
import { resource, wholeRecord } from '../../kit/resource/resource.ts';
import type { Values } from '../../kit/resource/definition.ts';
import { trashValues, restoreValues } from '../../kit/resource/trash.ts';
import { firstCommentProblem } from '../../kit/values/texts.ts';
import {
  findSingleLesson,
  requireOpenLesson,
  type LessonKeys,
} from '../learning/learner-lessons.ts';
import { learn } from '../learning/records.ts';
import { notifyTeachers } from '../notifications/lesson-notifications.ts';
import { answerComments, isListedDiscussion, learnerCommentRecord } from './comment-records.ts';
import { lessonComments, type LikeValue } from './comment-tables.ts';
import { storeLike } from './likes.ts';
import { readDiscussionState, type DiscussionState } from './discussion-state.ts';
import { addReply, lockComment, missingComment } from './thread.ts';

type Comment = typeof lessonComments.$inferSelect;

/** The first comments of discussions. */
export const learnerComments = resource({
  record: learnerCommentRecord,
  path: '/learning/courses/:course_id/lessons/:lesson_id/comments',
  tag: 'Lesson comments',
  missing: missingComment,
  readOnly: true,
  permissions: { read: learn },
  mine: isListedDiscussion,
  where: (table) => sql`${table.parent_id} is null`,
  sort: ['created_at'],
  searched: ['text'],
  descending: true,
});

/** An id that no lesson has. */
const noLesson = 0;

/**
 * Lists the comments of a lesson; the list is empty if the lesson is closed or takes no comments. Throws 404 if the
 * learner has no such lesson.
 */
export async function readComments(
  transaction: Transaction,
  scope: Scope,
  place: LessonKeys,
  parameters: ListParameters,
) {
  const { lesson } = await findSingleLesson(transaction, scope, place);
  const { takes_comments } = await talkOfPlace(transaction, scope, place);
  const isThere = lesson.opening.state === 'open' && takes_comments;
  return readList(transaction, learnerComments.source(learn), parameters, scope, {
    lesson_id: isThere ? place.lesson_id : noLesson,
  });
}

export async function startDiscussion(
  transaction: Transaction,
  scope: Scope,
  place: LessonKeys,
  text: string,
): Promise<Row> {
  await requireTalk(transaction, scope, place);
  const { companyId: company_id, personId: author_id } = scope;
  const [comment] = await transaction
    .insert(lessonComments)
    .values({ ...place, company_id, author_id, text })
    .returning({ id: lessonComments.id });
  if (comment === undefined) throw notFound(missingComment);
  const flag = answerComments.my;
  const event = { ...place, kind: 'comment', flag, subjectId: comment.id } as const;
  await notifyTeachers(transaction, scope, event);
  return readDiscussion(transaction, scope, place, comment.id);
}

/** Returns the whole discussion. */
export async function replyTo(
  transaction: Transaction,
  scope: Scope,
  place: PlaceOfComment,
  text: string,
): Promise<Row> {
  const answered = await holdToTalk(transaction, scope, place);
  if (answered.status !== 'visible') throw notFound(missingComment);
  await addReply(transaction, scope, answered, { text, is_from_staff: false });
  return readDiscussion(transaction, scope, place, answered.parent_id ?? answered.id);
}

export async function updateComment(
  transaction: Transaction,
  scope: Scope,
  place: PlaceOfComment,
  { text, version }: { text: string; version?: string | null | undefined },
): Promise<Row> {
  const { parent_id } = await holdOwn(transaction, scope, place);
  const problem = parent_id === null ? firstCommentProblem(text) : null;
  if (problem !== null) throw invalid('text', problem);
  await requireVersion(transaction, scope, learnerCommentRecord, place.id, version);
  await write(transaction, scope, place, { text, edited_at: sql`now()` });
  return readDiscussion(transaction, scope, place);
}

export async function deleteComment(
  transaction: Transaction,
  scope: Scope,
  place: PlaceOfComment,
): Promise<Row> {
  await holdOwn(transaction, scope, place);
  await write(transaction, scope, place, { ...trashValues(lessonComments), is_withdrawn: true });
  return readDiscussion(transaction, scope, place);
}

/** Restores a comment that its author deleted; it stays hidden if it was. */
export async function restoreComment(
  transaction: Transaction,
  scope: Scope,
  place: PlaceOfComment,
): Promise<Row> {
  const { author_id, is_withdrawn } = await holdToTalk(transaction, scope, place);
  if (!is_withdrawn || author_id !== scope.personId) throw notFound(missingComment);
  const before = sql`coalesce(${lessonComments.status_before_deletion}, 'visible')`;
  await write(transaction, scope, place, { ...restoreValues(before), is_withdrawn: false });
  return readDiscussion(transaction, scope, place);
}

export async function likeComment(
  transaction: Transaction,
  scope: Scope,
  place: PlaceOfComment,
  value: LikeValue | null,
): Promise<Row> {
  const talk = await requireTalk(transaction, scope, place);
  const { status, id } = await holdInLesson(transaction, scope, place);
  if (status !== 'visible') throw notFound(missingComment);
  await storeLike(transaction, scope, talk, { kind: 'comment', id }, value);
  return readDiscussion(transaction, scope, place);
}

export async function likeLesson(
  transaction: Transaction,
  scope: Scope,
  place: LessonKeys,
  value: LikeValue | null,
): Promise<void> {
  await requireOpenLesson(transaction, scope, place);
  const talk = await talkOfPlace(transaction, scope, place);
  await storeLike(transaction, scope, talk, { kind: 'lesson', id: place.lesson_id }, value);
}

interface PlaceOfComment extends LessonKeys {
  id: number;
}

const talkOfPlace = (
  transaction: Transaction,
  { companyId, personId }: Scope,
  { lesson_id }: LessonKeys,
): Promise<DiscussionState> => readDiscussionState(transaction, companyId, lesson_id, personId);

/** Throws 404 and 403 as the lesson does, and 409 if it takes no comments. */
async function requireTalk(
  transaction: Transaction,
  scope: Scope,
  place: LessonKeys,
): Promise<DiscussionState> {
  await requireOpenLesson(transaction, scope, place);
  const talk = await talkOfPlace(transaction, scope, place);
  if (!talk.takes_comments) {
    throw conflict('comments_off', 'Комментарии к этому уроку выключены');
  }
  return talk;
}

async function holdToTalk(
  transaction: Transaction,
  scope: Scope,
  place: PlaceOfComment,
): Promise<Comment> {
  await requireTalk(transaction, scope, place);
  return holdInLesson(transaction, scope, place);
}

async function holdInLesson(
  transaction: Transaction,
  scope: Scope,
  { lesson_id, id }: PlaceOfComment,
): Promise<Comment> {
  const comment = await lockComment(transaction, scope, id);
  if (comment?.lesson_id !== lesson_id) throw notFound(missingComment);
  return comment;
}

async function holdOwn(
  transaction: Transaction,
  scope: Scope,
  place: PlaceOfComment,
): Promise<Comment> {
  const comment = await holdToTalk(transaction, scope, place);
  if (comment.status === 'deleted') throw notFound(missingComment);
  if (comment.author_id !== scope.personId) {
    throw forbidden('Изменить и удалить комментарий может только его автор');
  }
  return comment;
}

const write = (
  transaction: Transaction,
  { companyId }: Scope,
  { id }: PlaceOfComment,
  values: Values<typeof lessonComments>,
) =>
  transaction
    .update(lessonComments)
    .set(values)
    .where(and(eq(lessonComments.company_id, companyId), eq(lessonComments.id, id)));

/**
 * Comments of a lesson that is open to the caller, including one just deleted, which is shown as a placeholder.
 */
const anyComment: ListSource = { record: learnerCommentRecord, inCompany: true };

const withAuthor = { ...wholeRecord, with: { author: wholeRecord } };
const whole = { ...wholeRecord, with: { author: wholeRecord, replies: withAuthor } };

async function readDiscussion(
  transaction: Transaction,
  scope: Scope,
  place: LessonKeys & { id?: number },
  id: number | null = place.id ?? null,
): Promise<Row> {
  const { lesson_id } = place;
  const row =
    id === null ? null : await readOne(transaction, anyComment, id, whole, scope, { lesson_id });
  if (row === null) throw notFound(missingComment);
  return row;
}
