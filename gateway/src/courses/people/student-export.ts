// The export of the students of a course: ordering one, and the exports that the viewer has ordered.
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
