// The JSON form of lesson states, for learners and for the staff's preview.
import type { Opening } from '@kafedra/common/lessons/opening';
import type { CourseState, LessonState } from './lesson-states.ts';
import type { LearnerLessonInList } from './records.ts';

export const toTimestamp = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

export const toListedLesson = (lesson: LessonState): LearnerLessonInList => ({
  id: lesson.id,
  course_id: lesson.courseId,
  layer_id: lesson.layerId,
  name: lesson.name,
  type: lesson.type,
  sort: lesson.sort,
  ...openingOnWire(lesson.opening),
  has_homework: lesson.hasHomework && lesson.givesHomework,
  check_criterion: lesson.checkCriterion,
  opened_at: toTimestamp(lesson.openedAt),
  finished_at: toTimestamp(lesson.finishedAt),
  bookmarked_at: toTimestamp(lesson.bookmarkedAt),
  watched_percent: lesson.watchedPercent,
  points: lesson.points,
  has_note: lesson.hasNote,
  held_at: toTimestamp(lesson.heldAt),
  held_place: lesson.heldPlace,
  attendance: lesson.attendance,
  mark: lesson.mark,
  max_mark: lesson.maxMark,
});

const openingOnWire = (opening: Opening) => ({
  is_open: opening.state === 'open',
  closed_reason: opening.state === 'closed' ? opening.reason : null,
  opens_at: opening.state === 'closed' ? toTimestamp(opening.from) : null,
  closes_at: opening.state === 'open' ? toTimestamp(opening.until) : null,
});

/** The previous and next lessons in reading order, with their names. */
export function neighbours({ lessons }: CourseState, id: number) {
  const index = lessons.findIndex((lesson) => lesson.id === id);
  const named = (lesson: LessonState | undefined) =>
    lesson === undefined ? null : { id: lesson.id, name: lesson.name, type: lesson.type };
  return { previous_lesson: named(lessons[index - 1]), next_lesson: named(lessons[index + 1]) };
}
