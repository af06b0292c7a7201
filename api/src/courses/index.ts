// What other domains may use of the courses domain.
export { registerCourses } from './routes.ts';
