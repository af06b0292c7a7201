// What other domains may import of courses.
export { useCourseSearch } from './courseSearch.ts';
export { packageOf } from './packages/packageOf.ts';
export { usePackageSearch } from './packages/packageSearch.ts';
