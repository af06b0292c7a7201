// Courses: where they are in REST.
export { courses } from './collections.ts';
