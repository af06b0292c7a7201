// The lessons of a learner's course: its content with openings, and single lessons.
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { markedText, companyFileOwner } from '../../kit/files/signed-urls.ts';
import { rowOf, rowsOf, type Transaction } from '../../kit/database/database.ts';
import { forbidden, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { wireInstant } from '../../kit/records/wire.ts';
import { noDiscussion, readDiscussionState } from '../comments/discussion-state.ts';
import {
  readCourseStates,
  type LearnerSelection,
  type CourseState,
  type HypotheticalLearner,
  type LessonState,
} from './lesson-states.ts';
import { learnerCourses } from './learner-courses.ts';
import { readLessonContent, type LessonContent } from './learner-blocks.ts';
import type { learnerContent, LearnerLesson } from './records.ts';
import { neighbours, toListedLesson } from './lesson-json.ts';

const noParts: LessonContent = { blocks: [], webinar: null };

const missingLesson = 'Урок не найден';

export interface LessonKeys {
  course_id: number;
  lesson_id: number;
}

interface FoundLesson {
  facts: CourseState;
  lesson: LessonState;
}

/**
 * The state of a course for the learner or a preview. Throws 404 if the course is not visible to them.
 */
async function factsOf(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  selection: LearnerSelection = { courseIds: [courseId], userIds: [scope.personId] },
): Promise<CourseState> {
  const [facts] = await readCourseStates(transaction, scope.companyId, selection);
  // A course without visible lessons exists for its students only.
  if (facts === undefined || (facts.beganAt === null && facts.lessons.length === 0)) {
    throw notFound(learnerCourses.missing);
  }
  return facts;
}

/** A lesson with the state of its whole course. Throws 404 if it is not visible to the learner. */
export async function findLesson(
  transaction: Transaction,
  scope: Scope,
  { course_id: courseId, lesson_id: lessonId }: LessonKeys,
  selection?: LearnerSelection,
): Promise<FoundLesson> {
  const facts = await factsOf(transaction, scope, courseId, selection);
  const lesson = facts.lessons.find(({ id }) => id === lessonId);
  if (lesson === undefined) throw notFound(missingLesson);
  return { facts, lesson };
}

/** The same without the other lessons of the course. */
export const findSingleLesson = (transaction: Transaction, scope: Scope, place: LessonKeys) =>
  findLesson(transaction, scope, place, {
    courseIds: [place.course_id],
    userIds: [scope.personId],
    onlyLesson: place.lesson_id,
  });

/** The same for actions in the lesson: throws 403 if it is closed. */
export async function requireOpenLesson(
  transaction: Transaction,
  scope: Scope,
  place: LessonKeys,
): Promise<FoundLesson> {
  const found = await findSingleLesson(transaction, scope, place);
  if (found.lesson.opening.state !== 'open') throw forbidden('Урок сейчас закрыт');
  return found;
}

/** Omits layers without visible lessons. */
export async function readLearnerContent(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
): Promise<z.infer<typeof learnerContent>> {
  const [{ lessons }, layers] = await Promise.all([
    factsOf(transaction, scope, courseId),
    rowsOf<z.infer<typeof learnerContent>['layers'][number]>(
      transaction,
      sql`select id, parent_layer_id, title, sort_order from block_layers
        where company_id = ${scope.companyId} and course_id = ${courseId} order by sort_order, id`,
    ),
  ]);
  const parents = new Map(layers.map(({ id, parent_layer_id }) => [id, parent_layer_id]));
  const used = new Set<number>();
  for (const { layerId } of lessons) {
    for (let at = layerId; at !== null && !used.has(at); at = parents.get(at) ?? null) used.add(at);
  }
  return {
    layers: layers.filter(({ id }) => used.has(id)),
    lessons: lessons.map(toListedLesson),
  };
}

/** For a closed lesson only its name, the reason and the opening time, without content. */
export async function readLearnerLesson(
  transaction: Transaction,
  scope: Scope,
  place: LessonKeys,
): Promise<LearnerLesson> {
  const found = await findLesson(transaction, scope, place);
  return withWhatItSays(transaction, scope, found, found.lesson.opening.state === 'open');
}

/**
 * A lesson as a hypothetical learner would see it, with its content even if closed, because the calling staff may read
 * the lesson.
 */
export async function readPreview(
  transaction: Transaction,
  scope: Scope,
  imagined: HypotheticalLearner,
): Promise<{ is_there: boolean; lesson: LearnerLesson }> {
  const place = { course_id: imagined.courseId, lesson_id: imagined.lessonId };
  const found = await findLesson(transaction, scope, place, imagined);
  return {
    is_there: found.lesson.opening.state !== 'hidden',
    lesson: await withWhatItSays(transaction, scope, found, true),
  };
}

async function withWhatItSays(
  transaction: Transaction,
  scope: Scope,
  { facts, lesson }: FoundLesson,
  isContentVisible: boolean,
): Promise<LearnerLesson> {
  const [said, parts, talk] = await Promise.all([
    rowOf<Said>(
      transaction,
      sql`select ${shownText('description')} as description, ${shownText('homework')} as homework, lesson.homework_min_points, lesson.homework_max_points,
        lesson.forbid_datetime, lesson.watch_percent, note.text as note
      from lessons lesson
      left join lesson_notes note on note.company_id = lesson.company_id and note.lesson_id = lesson.id and note.user_id = ${facts.userId}
      where lesson.company_id = ${scope.companyId} and lesson.id = ${lesson.id}`,
    ),
    isContentVisible
      ? readLessonContent(transaction, scope, lesson.id, { ...lesson, userId: facts.userId })
      : noParts,
    isContentVisible
      ? readDiscussionState(transaction, scope.companyId, lesson.id, facts.userId)
      : noDiscussion,
  ]);
  return {
    ...toListedLesson(lesson),
    ...neighbours(facts, lesson.id),
    ...said,
    ...talk,
    ...parts,
    forbid_datetime: wireInstant(said.forbid_datetime),
    description: isContentVisible ? said.description : null,
    homework: isContentVisible && lesson.givesHomework ? said.homework : null,
  };
}

const shownText = (column: 'description' | 'homework') =>
  markedText(sql`lesson.${sql.raw(column)}`, companyFileOwner(sql`lesson.company_id`));

type Said = Pick<
  LearnerLesson,
  | 'description'
  | 'homework'
  | 'homework_min_points'
  | 'homework_max_points'
  | 'forbid_datetime'
  | 'watch_percent'
  | 'note'
>;
