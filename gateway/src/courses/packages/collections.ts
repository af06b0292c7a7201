// Where branches and packages of courses are in REST.
import { collectionBelow, companyCollection } from '../../kit/records/collections.ts';
import { courses } from '../collections.ts';

/** Those of all courses. */
export const branches = companyCollection('CourseBranch', 'course_branches');
export const packages = companyCollection('CoursePackage', 'course_packages');

export const branchesBelow = collectionBelow(
  courses,
  'CourseBranch',
  'course_branches',
  'course_id',
);
export const packagesBelow = collectionBelow(
  courses,
  'CoursePackage',
  'course_packages',
  'course_id',
);
export const packagesOfBranch = collectionBelow(
  branches,
  'CoursePackage',
  'course_packages',
  'branch_id',
);
