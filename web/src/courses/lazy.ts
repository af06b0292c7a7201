// What other domains may use of courses on pages that come later.
export { useCoursePackageSearch } from './people/choices.ts';
