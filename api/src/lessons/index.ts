// What other domains may use of the lessons domain.
export { recountCourses } from './learning/settling.ts';
