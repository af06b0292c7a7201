// The export of the gradebook of a course: ordering one, and the exports that the viewer has ordered.
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
