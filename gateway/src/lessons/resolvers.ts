// The lessons of courses: what they are, and how they are made, changed and put away.
import type { ChangeLessonStatusInput, Resolvers } from '../__generated__/resolvers.ts';
import { historyOf } from '../audits/index.ts';
import { relation } from '../kit/plan/needs.ts';
import { connection, oneOf } from '../kit/plan/reads.ts';
import { nodesOf } from '../kit/records/node.ts';
import { globalId, globalIds } from '../kit/records/translations.ts';
import { creates, deletes, updates } from '../kit/records/writes.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { lessons, lessonsBelow } from './collections.ts';
import { changesLessons, deleteLessons } from './many.ts';
import { linksPeople } from './people.ts';

const teacherId = globalId('User', 'teacher_id', 'Пользователь не найден');

const closeBlockIds = globalIds('LessonBlock', 'close_blocks_id', 'Блок не найден');

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
    attachLessonAdminUsers: linksPeople('admin_access/attach'),
    detachLessonAdminUsers: linksPeople('admin_access/detach'),
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
