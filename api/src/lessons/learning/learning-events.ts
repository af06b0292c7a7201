// Actions of learners in lessons. Each is idempotent and may arrive late, because browsers resend actions after being
// offline.
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { findSingleLesson, requireOpenLesson, type LessonKeys } from './learner-lessons.ts';
import type { LearnerLessonInList } from './records.ts';
import { lockProgress, recalculateLesson, type ProgressKeys } from './recalculation.ts';
import { toListedLesson } from './lesson-json.ts';

/** Performs an action in an open lesson and returns the lesson's new state. */
type Event = (
  transaction: Transaction,
  scope: Scope,
  place: LessonKeys,
) => Promise<LearnerLessonInList>;

/** Opens the lesson; this is a visit of the course, too. */
export const openLesson: Event = async (transaction, scope, place) => {
  await requireOpenLesson(transaction, scope, place);
  const learner = ofPlace(scope, place);
  await lockProgress(transaction, learner);
  await write(
    transaction,
    learner,
    sql`opened_at = coalesce(opened_at, now()), last_visited_at = now()`,
  );
  await transaction.execute(
    sql`update course_students set last_visited_at = now()
      where company_id = ${scope.companyId} and course_id = ${place.course_id} and user_id = ${scope.personId}`,
  );
  await recalculateLesson(transaction, learner);
  return asItIs(transaction, scope, place);
};

/** Marks the lesson as done, if its criterion is `marked`. */
export const finishLesson: Event = async (transaction, scope, place) => {
  await requireMarked(transaction, scope, place);
  const learner = ofPlace(scope, place);
  await lockProgress(transaction, learner);
  await write(transaction, learner, sql`marked_at = coalesce(marked_at, now())`);
  await recalculateLesson(transaction, learner);
  return asItIs(transaction, scope, place);
};

export const unfinishLesson: Event = async (transaction, scope, place) => {
  await requireMarked(transaction, scope, place);
  const learner = ofPlace(scope, place);
  await lockProgress(transaction, learner);
  await write(transaction, learner, sql`marked_at = null`);
  await recalculateLesson(transaction, learner, { reopens: true });
  return asItIs(transaction, scope, place);
};

/** Marks a block as done. */
export async function finishBlock(
  transaction: Transaction,
  scope: Scope,
  { block_id: blockId, ...place }: LessonKeys & { block_id: number },
): Promise<LearnerLessonInList> {
  await requireOpenLesson(transaction, scope, place);
  const learner = ofPlace(scope, place);
  const blocks = await rowsOf<{ type: string }>(
    transaction,
    sql`select type from lesson_blocks where company_id = ${scope.companyId} and lesson_id = ${place.lesson_id}
      and id = ${blockId} and status = 'published'`,
  );
  const [block] = blocks;
  if (block === undefined) throw notFound('Блок не найден');
  if (block.type === 'test') {
    throw conflict('finished_otherwise', 'Тест засчитывается, когда он сдан');
  }
  await lockProgress(transaction, learner);
  await transaction.execute(
    sql`insert into lesson_done_blocks (company_id, lesson_id, block_id, user_id)
      values (${scope.companyId}, ${place.lesson_id}, ${blockId}, ${scope.personId}) on conflict do nothing`,
  );
  await recalculateLesson(transaction, learner);
  return asItIs(transaction, scope, place);
}

/** Sets or removes the bookmark, also of a closed lesson. */
export async function setBookmark(
  transaction: Transaction,
  scope: Scope,
  place: LessonKeys,
  isBookmarked: boolean,
): Promise<LearnerLessonInList> {
  await findSingleLesson(transaction, scope, place);
  const learner = ofPlace(scope, place);
  await lockProgress(transaction, learner);
  const value = isBookmarked ? sql`coalesce(bookmarked_at, now())` : sql`null`;
  await write(transaction, learner, sql`bookmarked_at = ${value}`);
  return asItIs(transaction, scope, place);
}

/** Saves the learner's note; an empty text deletes it. */
export async function saveNote(
  transaction: Transaction,
  scope: Scope,
  place: LessonKeys,
  text: string,
): Promise<void> {
  await findSingleLesson(transaction, scope, place);
  const { companyId, courseId, lessonId, userId } = ofPlace(scope, place);
  const statement =
    text === ''
      ? sql`delete from lesson_notes where company_id = ${companyId} and lesson_id = ${lessonId} and user_id = ${userId}`
      : sql`insert into lesson_notes (company_id, course_id, lesson_id, user_id, text)
          values (${companyId}, ${courseId}, ${lessonId}, ${userId}, ${text})
          on conflict (company_id, lesson_id, user_id) do update set text = excluded.text, updated_at = now()`;
  await transaction.execute(statement);
}

const ofPlace = (
  { companyId, personId }: Scope,
  { course_id: courseId, lesson_id: lessonId }: LessonKeys,
): ProgressKeys => ({ companyId, courseId, lessonId, userId: personId });

const write = (
  transaction: Transaction,
  { companyId, lessonId, userId }: ProgressKeys,
  values: SQL,
) =>
  transaction.execute(
    sql`update lesson_progress set ${values}
      where company_id = ${companyId} and lesson_id = ${lessonId} and user_id = ${userId}`,
  );

/** Throws 409 if the lesson has another criterion. */
async function requireMarked(
  transaction: Transaction,
  scope: Scope,
  place: LessonKeys,
): Promise<void> {
  const { lesson } = await requireOpenLesson(transaction, scope, place);
  if (lesson.checkCriterion === 'marked') return;
  throw conflict('finished_otherwise', 'Этот урок завершается сам, когда всё выполнено');
}

/** The current state of the lesson for the learner. */
const asItIs = async (transaction: Transaction, scope: Scope, place: LessonKeys) =>
  toListedLesson((await findSingleLesson(transaction, scope, place)).lesson);
