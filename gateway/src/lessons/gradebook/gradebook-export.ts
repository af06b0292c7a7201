// The export of a course's gradebook, and the viewer's earlier exports of it.
import { courses } from '../../courses/index.ts';
import { exportBelow } from '../../exports/index.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const { all, one, fields, nodes, order, shape } = exportBelow(
  courses,
  'GradebookExport',
  'gradebook',
  'GradebookStudent',
  'course_id',
);

export default {
  resolvers: {
    Course: { gradebookExports: all, gradebookExport: one },
    GradebookExport: fields,
    Mutation: { exportGradebook: order },
  },
  shapes: { GradebookExport: shape },
  nodes,
} satisfies Domain;
