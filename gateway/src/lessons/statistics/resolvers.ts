// Statistics of courses and lessons: the funnel by lesson, stuck learners, and the numbers of one lesson.
import type { LessonActivityArgs } from '../../__generated__/resolvers.ts';
import type {
  LessonActivityRow,
  LessonRow,
  LessonStatisticsRow,
  StuckStudentRow,
} from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { courses } from '../../courses/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns, reference } from '../../kit/plan/needs.ts';
import { connection, list } from '../../kit/plan/reads.ts';
import { collectionBelow } from '../../kit/records/collections.ts';
import { idsCondition } from '../../kit/records/conditions.ts';
import { toGlobalId } from '../../kit/records/ids.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { users } from '../../people/index.ts';
import { lessonsBelow } from '../collections.ts';

const funnel = collectionBelow(courses, 'LessonStatistics', 'lesson_statistics', 'course_id');
const stuck = collectionBelow(courses, 'StuckStudent', 'stuck_students', 'course_id');

const activityOf = ({
  company_id,
  course_id,
  id,
}: Pick<LessonRow, 'company_id' | 'course_id' | 'id'>) =>
  below(lessonsBelow({ company_id, id: course_id }).path, { lesson_id: id }, '/statistics');

const ofLearners = {
  package: idsCondition('CoursePackage', 'package_id'),
  branch: idsCondition('CourseBranch', 'branch_id'),
};

export default {
  resolvers: {
    Course: {
      lessonStatistics: list(funnel, { sort: 'sort' }),
      stuckStudents: connection(stuck),
    },
    Lesson: {
      activity: withCall(
        async (lesson: LessonRow, { from, to }: LessonActivityArgs, { rest }: Context) => {
          try {
            const { data } = await rest.get<LessonActivityRow>(activityOf(lesson), { from, to });
            const numbers = { ...data.numbers, company_id: lesson.company_id };
            return { ...data, numbers };
          } catch (error) {
            if (isRestError(error, 404)) return null;
            throw error;
          }
        },
        {
          method: 'GET',
          route: activityOf({ company_id: 0, course_id: 0, id: 0 }).route,
          records: [],
          needs: ['course_id'],
          size: () => 1,
        },
      ),
    },
    LessonStatistics: {
      lessonId: ({ id, company_id }: LessonStatisticsRow) =>
        toGlobalId({ type: 'Lesson', companyId: company_id, id }),
    },
    StuckStudent: {
      id: ({ id, company_id }: StuckStudentRow) =>
        toGlobalId({ type: stuck.type, companyId: company_id, id }),
    },
  },
  shapes: {
    LessonStatistics: { lessonId: columns('id') },
    StuckStudent: { userId: columns('user_id'), user: reference('user_id', users) },
    LessonActivity: {
      numbers: columns('numbers'),
      days: columns('days'),
      homework: columns('homework'),
    },
  },
  conditions: { LessonStatisticsFilter: ofLearners, StuckStudentFilter: ofLearners },
} satisfies Domain;
