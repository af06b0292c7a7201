// What other domains may use of courses on pages that come later.
export { CoursePrices } from './fast-edit/CoursePrices.tsx';
export { useCoursePackageSearch } from './people/choices.ts';
