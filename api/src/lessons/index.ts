// The exports of the lessons domain for other domains.
export {
  recalculateCourses,
  recalculateQueuedCourses,
  recalculateLessons,
} from './learning/settling.ts';
export { firstLessonWithTest } from './tests/asked-tests.ts';
