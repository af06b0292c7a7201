// The REST collections of course branches and packages.
import {
  collectionBelow,
  companyCollection,
  type DeclaredCollection,
  type RowOf,
} from '../../kit/records/collections.ts';
import { courses } from '../collections.ts';

/** Branches of all courses. */
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

interface InCourseOrBranch {
  readonly courseId: string;
  readonly branchId?: string | null | undefined;
}

/**
 * Packages below the branch if the input names one, else below the course: some calls are documented only for packages
 * of branches.
 */
export const packagesOf: DeclaredCollection<
  RowOf<'CoursePackage'>,
  'CoursePackage',
  InCourseOrBranch,
  InCourseOrBranch & { readonly id: string }
> = {
  ...packagesBelow,
  inPath: [...packagesBelow.inPath, 'branchId'],
  routeOf: ({ branchId }: Pick<InCourseOrBranch, 'branchId'>) =>
    (branchId == null ? packagesBelow : packagesOfBranch).route,
  recordOf: ({ courseId, branchId, id }) => ({
    ...packagesBelow.recordOf({ courseId, id }),
    ...(branchId != null && {
      collection: packagesOfBranch.recordOf({ courseBranchId: branchId, id }).collection,
    }),
  }),
};
