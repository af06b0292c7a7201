// What other parts of the application may use of courses.
export { useCourseSearch } from './courseSearch.ts';
