// Packages of courses: the list of a company's.
import type { CompanyCoursePackagesArgs } from '../../__generated__/resolvers.ts';
import type { CompanyRow, CoursePackageRow } from '../../__generated__/rows.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { nodesOf } from '../../kit/records/node.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const packages = companyCollection<CoursePackageRow>('course_packages');

export default {
  resolvers: {
    Company: {
      coursePackages: connection({
        collection: ({ id }: CompanyRow) => packages(id),
        params: ({ search }: CompanyCoursePackagesArgs) => ({ search, sort: 'name' }),
      }),
    },
  },
  shapes: { CoursePackage: { course: relation('course') } },
  nodes: { CoursePackage: nodesOf(packages) },
} satisfies Domain;
