// Packages of courses: the list of a company's, and those of one course.
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { nodesOf } from '../../kit/records/node.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const packages = companyCollection('CoursePackage', 'course_packages');

export default {
  resolvers: {
    Company: { coursePackages: connection(packages, { sort: 'name' }) },
    Course: { packages: connection(packages, { by: 'course_id', sort: 'name' }) },
  },
  shapes: { CoursePackage: { course: relation('course') } },
  nodes: nodesOf(packages),
} satisfies Domain;
