// What other parts of the application may use of courses.
export { RepeatCourseExport } from './RepeatCourseExport.tsx';
