// Staff comments on the fields of a course.
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { forbidden } from '../../kit/http/errors.ts';
import { onlyId, resource } from '../../kit/resource/resource.ts';
import { required } from '../../kit/values/texts.ts';
import { fieldCommentRecord } from '../records.ts';
import { courseResource } from '../resources.ts';
import { changedCourse } from '../rules.ts';
import { courseFieldComments } from '../tables.ts';

const columns = new Set(Object.keys(changedCourse.shape));

const field = z
  .string()
  .max(100)
  .refine((name) => columns.has(name) || /^custom_field_\d{1,9}$/.test(name), 'Такого поля нет')
  .describe('A field of the course, or `custom_field_` with the id of a custom field.');

const text = z.string(required).trim().min(1, required).max(1000, 'Не больше 1000 символов');

export const fieldCommentResource = resource({
  record: fieldCommentRecord,
  path: '/course_field_comments',
  tag: 'Courses',
  missing: 'Заметка не найдена',
  words: { one: 'одну заметку', many: 'заметок', all: 'Заметки' },
  partOf: { of: courseResource, by: 'course_id' },
  sort: ['created_at'],
  searched: ['text'],
  filters: ['course_id', 'field'],
  create: z.strictObject({ course_id: z.int32(), field, text }),
  update: z.strictObject({ text: text.optional() }),
  initial: ({ personId }) => ({ author_id: personId }),
  beforeWrite: async (transaction, scope, sent, id) => {
    if (id === null) {
      await courseResource.find(
        transaction,
        scope,
        Number('course_id' in sent ? sent.course_id : null),
        onlyId,
      );
      return sent;
    }
    const { company_id, id: own, author_id } = courseFieldComments;
    const [comment] = await transaction
      .select({ author_id })
      .from(courseFieldComments)
      .where(and(eq(company_id, scope.companyId), eq(own, id)));
    if (comment?.author_id !== scope.personId) throw forbidden('Заметку меняет её автор');
    return sent;
  },
});
