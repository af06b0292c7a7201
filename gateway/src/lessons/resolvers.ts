// The lessons of courses: what they are, and how they are made, changed and put away.
import type {
  AttachLessonAdminUsersInput,
  ChangeLessonStatusInput,
  Resolvers,
} from '../__generated__/resolvers.ts';
import type { LessonRow } from '../__generated__/rows.ts';
import { historyOf } from '../audits/index.ts';
import { relation } from '../kit/plan/needs.ts';
import { connection, oneOf } from '../kit/plan/reads.ts';
import { requireInCompany } from '../kit/records/ids.ts';
import { nodesOf } from '../kit/records/node.ts';
import { mutation } from '../kit/records/payload.ts';
import { globalId, globalIds, inputIds } from '../kit/records/translations.ts';
import { asSelected, creates, deletes, updates } from '../kit/records/writes.ts';
import { below, under } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { lessons, lessonsBelow } from './collections.ts';
import { changesLessons, deleteLessons } from './many.ts';

const teacherId = globalId('User', 'teacher_id', 'Пользователь не найден');

const closeBlockIds = globalIds('LessonBlock', 'close_blocks_id', 'Блок не найден');

const access = (verb: 'attach' | 'detach') =>
  mutation<AttachLessonAdminUsersInput, { lesson: LessonRow | null }>(
    {
      call: `POST ${lessonsBelow.route}/{id}/admin_access/${verb}`,
      failed: { lesson: null },
      fields: { users_id: 'userIds' },
    },
    async ({ courseId, lessonId, userIds }, context, info) => {
      const { companyId, id } = requireInCompany(lessonId, 'Lesson');
      const { collection } = lessonsBelow.recordOf({ courseId, id: lessonId });
      const { data } = await context.rest.write<Partial<LessonRow> | null>(
        'POST',
        under(below(collection.path, { id }), `/admin_access/${verb}`),
        { users_id: inputIds(companyId, 'User', userIds, 'userIds', 'Пользователь не найден') },
      );
      return { lesson: await asSelected(context, info, 'lesson', collection, data, id) };
    },
  );

const resolvers: Resolvers = {
  Course: {
    lessons: connection(lessonsBelow, { sort: 'sort' }),
    lesson: oneOf(lessonsBelow),
  },
  Lesson: { ...historyOf(lessons) },
  Mutation: {
    createLesson: creates(lessonsBelow, { teacherId }),
    updateLesson: updates(lessonsBelow, { teacherId, closeBlockIds }),
    deleteLesson: deletes(lessonsBelow),
    deleteLessons,
    restoreLessons: changesLessons('restore', 'restoredCount'),
    changeLessonStatus: changesLessons<'changedCount', ChangeLessonStatusInput>(
      ({ status }) => status,
      'changedCount',
    ),
    attachLessonAdminUsers: access('attach'),
    detachLessonAdminUsers: access('detach'),
  },
};

export default {
  resolvers,
  shapes: {
    Lesson: {
      course: relation('course'),
      teacher: relation('teacher'),
      adminUsers: relation('admin_users'),
    },
  },
  nodes: nodesOf(lessons),
} satisfies Domain;
