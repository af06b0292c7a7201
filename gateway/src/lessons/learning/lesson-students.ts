// The learners of a lesson for staff, and opening or finishing it for them manually.
import type { OpenLessonToStudentsInput } from '../../__generated__/resolvers.ts';
import type { LessonRow } from '../../__generated__/rows.ts';
import { courses } from '../../courses/index.ts';
import { columns } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { nestedCollection } from '../../kit/records/collections.ts';
import { toGlobalId } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputIds } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { lessonsBelow } from '../collections.ts';

const students = nestedCollection(courses, lessonsBelow, 'LessonStudent', 'users', 'lesson_id');

/** A call below the students of a lesson that takes ids of users. */
const changes = (action: 'open' | 'close' | 'finish') =>
  mutation<OpenLessonToStudentsInput, { lesson: LessonRow | null; changedCount: number }>(
    {
      call: `POST ${students.route}/${action}`,
      failed: { lesson: null, changedCount: 0 },
      fields: { users_id: 'userIds' },
    },
    async ({ courseId, lessonId, userIds }, context, info) => {
      const { collection, companyId } = students.listOf({ courseId, lessonId });
      const { data } = await context.rest.write<{ count: number } | null>(
        'POST',
        under(collection.path, `/${action}`),
        { users_id: inputIds(companyId, 'User', userIds, 'userIds', 'Ученик не найден') },
      );
      const { collection: lessons, id } = lessonsBelow.recordOf({ courseId, id: lessonId });
      return {
        lesson: await selectedRecord(context, info, 'lesson', lessons, { id }, id),
        // A response without a count means that all were changed.
        changedCount: data?.count ?? userIds.length,
      };
    },
  );

export default {
  resolvers: {
    Lesson: {
      students: connection(
        {
          at: ({ company_id, course_id, id }: LessonRow) =>
            students({ company_id, id: course_id }, id),
        },
        { sort: 'full_name', needs: ['course_id'] },
      ),
    },
    LessonStudent: {
      id: ({ id, company_id }) => toGlobalId({ type: students.type, companyId: company_id, id }),
      userId: ({ user_id, company_id }) =>
        toGlobalId({ type: 'User', companyId: company_id, id: user_id }),
    },
    Mutation: {
      openLessonToStudents: changes('open'),
      closeLessonToStudents: changes('close'),
      finishLessonForStudents: changes('finish'),
    },
  },
  shapes: { LessonStudent: { userId: columns('user_id') } },
} satisfies Domain;
