// The JSON form of lesson states, for learners and for the staff's preview.
import type { Opening } from '@kafedra/common/lessons/opening';
import type { CourseFacts, LessonFacts } from './facts.ts';
import type { LearnerLessonInList } from './records.ts';

export const wireOf = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

export const lessonInList = (lesson: LessonFacts): LearnerLessonInList => ({
  id: lesson.id,
  course_id: lesson.courseId,
  layer_id: lesson.layerId,
  name: lesson.name,
  type: lesson.type,
  sort: lesson.sort,
  ...openingOnWire(lesson.opening),
  has_homework: lesson.hasHomework && lesson.givesHomework,
  check_criterion: lesson.checkCriterion,
  opened_at: wireOf(lesson.openedAt),
  finished_at: wireOf(lesson.finishedAt),
  bookmarked_at: wireOf(lesson.bookmarkedAt),
  watched_percent: lesson.watchedPercent,
  points: lesson.points,
  has_note: lesson.hasNote,
  held_at: wireOf(lesson.heldAt),
  held_place: lesson.heldPlace,
  attendance: lesson.attendance,
  mark: lesson.mark,
  max_mark: lesson.maxMark,
});

const openingOnWire = (opening: Opening) => ({
  is_open: opening.state === 'open',
  closed_reason: opening.state === 'closed' ? opening.reason : null,
  opens_at: opening.state === 'closed' ? wireOf(opening.from) : null,
  closes_at: opening.state === 'open' ? wireOf(opening.until) : null,
});

/** The previous and next lessons in reading order, with their names. */
export function besides({ lessons }: CourseFacts, id: number) {
  const index = lessons.findIndex((lesson) => lesson.id === id);
  const named = (lesson: LessonFacts | undefined) =>
    lesson === undefined ? null : { id: lesson.id, name: lesson.name, type: lesson.type };
  return { previous_lesson: named(lessons[index - 1]), next_lesson: named(lessons[index + 1]) };
}
