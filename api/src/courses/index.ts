// What other domains may use of the courses domain.
export { coursePackageRecord, courseRecord } from './records.ts';
export { registerCourses } from './routes.ts';
