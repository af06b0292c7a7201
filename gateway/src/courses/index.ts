// The public interface of the courses domain.
export { courses } from './collections.ts';
