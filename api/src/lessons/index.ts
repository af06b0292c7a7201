// What other domains may use of the lessons domain.
export { lessonsPart } from './archive/lessons-part.ts';
export { recount, recountCourses } from './learning/settling.ts';
