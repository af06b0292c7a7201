// The exports of a course's statistics, and the viewer's earlier exports of them.
import { courses } from '../../courses/index.ts';
import { exportBelow } from '../../exports/index.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const funnel = exportBelow(
  courses,
  'LessonStatisticsExport',
  'lesson_statistics',
  'LessonStatistics',
  'course_id',
);

const stuck = exportBelow(
  courses,
  'StuckStudentExport',
  'stuck_students',
  'StuckStudent',
  'course_id',
);

export default {
  resolvers: {
    Course: {
      lessonStatisticsExports: funnel.all,
      lessonStatisticsExport: funnel.one,
      stuckStudentExports: stuck.all,
      stuckStudentExport: stuck.one,
    },
    LessonStatisticsExport: funnel.fields,
    StuckStudentExport: stuck.fields,
    Mutation: { exportLessonStatistics: funnel.order, exportStuckStudents: stuck.order },
  },
  shapes: { LessonStatisticsExport: funnel.shape, StuckStudentExport: stuck.shape },
  nodes: { ...funnel.nodes, ...stuck.nodes },
} satisfies Domain;
