// The exports of the lessons domain for other domains.
export {
  recalculateCourses,
  recalculateQueuedCourses,
  recalculateLessons,
} from './learning/recalculation.ts';
export { firstLessonWithTest } from './tests/lesson-tests.ts';
