// The activity of learners in a period, by courses and by lessons.
import type { CourseUserStatisticsRow, LessonUserStatisticsRow } from '../../__generated__/rows.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { toGlobalId } from '../../kit/records/ids.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const courses = companyCollection('CourseUserStatistics', 'user_statistics/courses');
const lessons = companyCollection('LessonUserStatistics', 'user_statistics/lessons');

export default {
  resolvers: {
    Company: {
      courseUserStatistics: connection(courses, { sort: 'name' }),
      lessonUserStatistics: connection(lessons, { sort: 'name' }),
    },
    CourseUserStatistics: {
      id: ({ id, company_id }: CourseUserStatisticsRow) =>
        toGlobalId({ type: courses.type, companyId: company_id, id }),
    },
    LessonUserStatistics: {
      id: ({ id, company_id }: LessonUserStatisticsRow) =>
        toGlobalId({ type: lessons.type, companyId: company_id, id }),
    },
  },
  shapes: {
    CourseUserStatistics: { course: relation('course') },
    LessonUserStatistics: { lesson: relation('lesson') },
  },
  conditions: { UserStatisticsFilter: { course: idsCondition('Course', 'courseIds') } },
} satisfies Domain;
