// The export of the course list, and the viewer's earlier exports of it.
import { exportOf } from '../exports/index.ts';
import type { Domain } from '../kit/schema/schema.ts';

const { all, one, fields, nodes, order, shape } = exportOf('CourseExport', 'courses', 'Course');

export default {
  resolvers: {
    Company: { courseExports: all, courseExport: one },
    CourseExport: fields,
    Mutation: { exportCourses: order },
  },
  shapes: { CourseExport: shape },
  nodes,
} satisfies Domain;
