// What other domains may import of courses.
export type { CourseParts } from './course/courseParts.ts';
