// The export of courses with their branches, and the viewer's earlier exports of them.
import { exportOf } from '../../exports/index.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const { all, one, fields, nodes, order, shape } = exportOf(
  'CourseBranchExport',
  'courses_with_course_branches',
  'CourseBranch',
);

export default {
  resolvers: {
    Company: { courseBranchExports: all, courseBranchExport: one },
    CourseBranchExport: fields,
    Mutation: { exportCourseBranches: order },
  },
  shapes: { CourseBranchExport: shape },
  nodes,
} satisfies Domain;
