// The exports of the lessons domain for other domains.
export { recount, recountCourses, settleLessons } from './learning/settling.ts';
export { firstLessonGiving } from './tests/asked-tests.ts';
