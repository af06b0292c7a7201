// Users connected with a lesson: staff with access to it, and learners who may submit homework.
import type { LessonRow } from '../__generated__/rows.ts';
import { requireInCompany } from '../kit/records/ids.ts';
import { mutation, type Input } from '../kit/mutations/payload.ts';
import { inputIds } from '../kit/mutations/translations.ts';
import { selectedRecord } from '../kit/mutations/writes.ts';
import { below, under } from '../kit/rest/path.ts';
import { lessonsBelow } from './collections.ts';

interface People extends Input {
  readonly courseId: string;
  readonly lessonId: string;
  readonly userIds: readonly string[];
}

/** A call below a lesson that takes ids of users: `admin_access/attach`. */
export const linksUsers = (action: string) =>
  mutation<People, { lesson: LessonRow | null }>(
    {
      call: `POST ${lessonsBelow.route}/{id}/${action}`,
      failed: { lesson: null },
      fields: { users_id: 'userIds' },
    },
    async ({ courseId, lessonId, userIds }, context, info) => {
      const { companyId, id } = requireInCompany(lessonId, 'Lesson');
      const { collection } = lessonsBelow.recordOf({ courseId, id: lessonId });
      const { data } = await context.rest.write<Partial<LessonRow> | null>(
        'POST',
        under(below(collection.path, { id }), `/${action}`),
        { users_id: inputIds(companyId, 'User', userIds, 'userIds', 'Пользователь не найден') },
      );
      return { lesson: await selectedRecord(context, info, 'lesson', collection, data, id) };
    },
  );
