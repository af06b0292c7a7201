// Where branches and packages of courses are in REST.
import {
  collectionBelow,
  companyCollection,
  type Declared,
  type RowOf,
} from '../../kit/records/collections.ts';
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

interface InCourseOrBranch {
  readonly courseId: string;
  readonly branchId?: string | null | undefined;
}

/** Below the branch that an input names, else below the course: some calls are documented for packages of branches alone. */
export const packagesOf: Declared<
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
