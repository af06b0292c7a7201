// Lessons of courses: reading, creating, changing and deleting them.
import type {
  ChangeLessonStatusInput,
  RemoveLessonFileInput,
  Resolvers,
} from '../__generated__/resolvers.ts';
import type { LessonRow } from '../__generated__/rows.ts';
import { historyOf } from '../audits/index.ts';
import { relation } from '../kit/plan/needs.ts';
import { connection, recordById } from '../kit/plan/reads.ts';
import { requireInCompany } from '../kit/records/ids.ts';
import { nodeReaders } from '../kit/records/node.ts';
import { mutation } from '../kit/mutations/payload.ts';
import { globalId, globalIds, inputId } from '../kit/mutations/translations.ts';
import { selectedRecord, creates, deletes, updates } from '../kit/mutations/writes.ts';
import { below, under } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { lessons, lessonsBelow } from './collections.ts';
import { changesLessons, deleteLessons } from './bulk-lessons.ts';
import { linksUsers } from './people.ts';

const teacherId = globalId('User', 'teacher_id', 'Пользователь не найден');

const closeBlockIds = globalIds('LessonBlock', 'close_blocks_id', 'Блок не найден');

const removeLessonFile = mutation<RemoveLessonFileInput, { lesson: LessonRow | null }>(
  {
    call: `DELETE ${lessonsBelow.route}/{id}/delete_media`,
    failed: { lesson: null },
    fields: { media_id: 'fileId' },
  },
  async ({ courseId, lessonId, fileId }, context, info) => {
    const { companyId, id } = requireInCompany(lessonId, 'Lesson');
    const { collection } = lessonsBelow.recordOf({ courseId, id: lessonId });
    const { data } = await context.rest.write<Partial<LessonRow> | null>(
      'DELETE',
      under(below(collection.path, { id }), '/delete_media'),
      { media_id: inputId(companyId, 'UploadedFile', fileId, 'fileId', 'Файл не найден') },
    );
    return { lesson: await selectedRecord(context, info, 'lesson', collection, data, id) };
  },
);

const resolvers: Resolvers = {
  Company: { lessons: connection(lessons, { sort: 'name' }) },
  Course: {
    lessons: connection(lessonsBelow, { sort: 'sort' }),
    lesson: recordById(lessonsBelow),
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
    attachLessonAdminUsers: linksUsers('admin_access/attach'),
    detachLessonAdminUsers: linksUsers('admin_access/detach'),
    removeLessonFile,
  },
};

export default {
  resolvers,
  shapes: {
    Lesson: {
      course: relation('course'),
      previousLesson: relation('previous_lesson'),
      nextLesson: relation('next_lesson'),
      test: relation('test'),
      media: relation('media'),
      videoItems: relation('video_items'),
      teacher: relation('teacher'),
      adminUsers: relation('admin_users'),
    },
  },
  nodes: nodeReaders(lessons),
} satisfies Domain;
