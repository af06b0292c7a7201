// What other domains may use of the lessons domain.
export { recount, recountCourses } from './learning/settling.ts';
