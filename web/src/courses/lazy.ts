// What other domains may import of courses in lazily loaded chunks.
export { useCoursePackageSearch } from './people/choices.ts';
