// The staff's resource of comments on all lessons, newest first, with replies and moderation.
import { eq, sql } from 'drizzle-orm';
import { rowOf } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { idsFilter } from '../../kit/lists/filters.ts';
import { resource } from '../../kit/resource/resource.ts';
import { changeRows } from '../../kit/resource/bulk.ts';
import { firstCommentProblem } from '../../kit/values/texts.ts';
import { lessonResource } from '../lessons.ts';
import { answerComments, commentRecord } from './comment-records.ts';
import { commentInput } from './comment-rules.ts';
import { lessonComments } from './comment-tables.ts';

export const commentResource = resource({
  record: commentRecord,
  path: '/lesson_comments',
  tag: 'Lesson comments',
  missing: 'Комментарий не найден',
  words: { one: 'один комментарий', many: 'комментариев', all: 'Комментарии' },
  partOf: { of: lessonResource, by: 'lesson_id' },
  sort: ['created_at'],
  descending: true,
  searched: ['text'],
  filters: ['status', 'course_id', 'lesson_id', 'author_id', 'parent_id'],
  specialFilters: {
    discussion_of: {
      description: 'The whole discussion of this comment.',
      filter: idsFilter(
        (ids) =>
          sql`coalesce(${lessonComments.parent_id}, ${lessonComments.id}) in (select coalesce(named.parent_id, named.id) from lesson_comments named
            where named.company_id = ${lessonComments.company_id} and named.id = any(${ids}))`,
      ),
    },
  },
  defaultFilters: { status: ['visible', 'hidden'] },
  update: commentInput,
  beforeWrite: async (transaction, { companyId }, sent, id) => {
    const text = String(sent['text']);
    const { parent_id } = await rowOf<{ parent_id: number | null }>(
      transaction,
      sql`select parent_id from lesson_comments where company_id = ${companyId} and id = ${id}`,
    );
    const problem = parent_id === null ? firstCommentProblem(text) : null;
    if (problem !== null) throw invalid('text', problem);
    return { text, edited_at: sql`now()` };
  },
  softDelete: { restoredTo: 'visible' },
  bulk: {
    ids: 'lesson_comments_id',
    actions: {
      hide: {
        summary: 'Hide comments from everybody except their authors and staff',
        grant: answerComments,
        where: (table) => eq(table.status, 'visible'),
        does: ({ transaction, scope, rows }) =>
          changeRows(transaction, scope, lessonComments, rows, {
            status: 'hidden',
            hidden_at: sql`now()`,
            hidden_by_id: scope.personId,
          }),
      },
      show: {
        summary: 'Unhide comments',
        grant: answerComments,
        where: (table) => eq(table.status, 'hidden'),
        does: { status: 'visible', hidden_at: null, hidden_by_id: null },
      },
      delete: {
        summary: 'Move comments to the trash',
        refuses: [
          {
            code: 'withdrawn',
            message: 'удалены самими авторами',
            where: (table) => sql`${table.is_withdrawn}`,
          },
        ],
        does: 'delete',
      },
    },
  },
});
