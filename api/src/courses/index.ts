// What other domains may use of the courses domain.
export { coursePackageRecord } from './packages/package-records.ts';
export { courseRecord } from './records.ts';
export { registerCourses } from './routes.ts';
