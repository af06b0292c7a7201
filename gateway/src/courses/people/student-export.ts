// The export of a course's students, and the viewer's earlier exports of them.
import { exportBelow } from '../../exports/index.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses } from '../collections.ts';

const { all, one, fields, nodes, order, shape } = exportBelow(
  courses,
  'CourseStudentExport',
  'users',
  'CourseStudent',
  'course_id',
);

export default {
  resolvers: {
    Course: { studentExports: all, studentExport: one },
    CourseStudentExport: fields,
    Mutation: { exportCourseStudents: order },
  },
  shapes: { CourseStudentExport: shape },
  nodes,
} satisfies Domain;
