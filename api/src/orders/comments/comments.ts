// Order comments as a resource: the top-level comments of an order, newest last, with their answers; and the comments
// of all orders, newest first.
import { and, eq, sql } from 'drizzle-orm';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import { flagFilter } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionFlag } from '../../kit/resource/conditions.ts';
import { firstCommentProblem, required } from '../../kit/values/texts.ts';
import { orderResource } from '../orders/orders.ts';
import { attachFiles } from './comment-files.ts';
import { commentGrants, orderCommentRecord } from './comment-record.ts';
import { addressNames, changedComment, newComment } from './comment-rules.ts';
import { orderComments } from './comment-tables.ts';
import { saveMentions, requireMentionable } from './mentions.ts';
import { notifyOfComment } from './comment-notifications.ts';

const shared = {
  record: orderCommentRecord,
  tag: 'Order comments',
  missing: 'Комментарий не найден',
  words: { one: 'один комментарий', many: 'комментариев', all: 'Комментарии' },
} as const;

export const orderCommentResource = resource({
  ...shared,
  parent: { of: orderResource, by: 'order_id' },
  path: '/order_comments',
  addressNames,
  sort: ['created_at'],
  searched: ['text'],
  filters: ['type', 'is_public'],
  specialFilters: {
    answers: {
      description: '1: answers only; 0 (default): top-level comments only.',
      condition: conditionFlag,
      filter: flagFilter('answers', () => sql`${orderComments.parent_id} is not null`, [
        'parent_id',
      ]),
    },
  },
  defaultFilters: { answers: ['0'] },
  create: newComment,
  update: changedComment,
  initial: ({ personId }) => ({ creator_id: personId, type: 'comment' as const }),
  beforeWrite: async (transaction, scope, sent, id) => {
    if (id === null) {
      await requireMentionable(transaction, scope, 'mentions_id' in sent ? sent.mentions_id : []);
      return { ...sent, text: sent.text ?? '' };
    }
    await requireWords(transaction, scope, id, sent.text ?? '');
    return { ...sent, edited_at: sql`now()` };
  },
  afterWrite: async (transaction, scope, id, sent) => {
    // Editing a comment sends no notifications.
    if (!('creator_id' in sent)) return;
    await attachFiles(transaction, scope, id, 'files_id' in sent ? sent.files_id : []);
    await saveMentions(transaction, scope, id, 'mentions_id' in sent ? sent.mentions_id : []);
    await notifyOfComment(transaction, scope, id);
  },
  refuseDelete: async (transaction, { companyId }, id) => {
    const answers = and(eq(orderComments.company_id, companyId), eq(orderComments.parent_id, id));
    if ((await transaction.$count(orderComments, answers)) === 0) return;
    throw conflict('answered', 'На комментарий уже ответили: удалить его нельзя');
  },
});

export const orderCommentList = resource({
  ...shared,
  path: '/order_comments',
  readOnly: true,
  permissions: { read: commentGrants.read },
  sort: ['created_at'],
  descending: true,
  searched: ['text'],
  filters: ['order_id', 'creator_id', 'parent_id', 'type', 'is_public'],
});

/** Throws 422 if the text is empty without files, or has an invalid beginning for a top-level comment. */
async function requireWords(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
  text: string,
): Promise<void> {
  const { begins, hasFiles } = await rowOf<{ begins: boolean; hasFiles: boolean }>(
    transaction,
    sql`select parent_id is null as begins, exists (
        select 1 from order_comment_files file where file.company_id = said.company_id and file.comment_id = said.id
      ) as "hasFiles" from order_comments said where company_id = ${companyId} and id = ${id}`,
  );
  if (text === '' && hasFiles) return;
  if (text === '') throw invalid('text', required, 'required');
  const problem = begins ? firstCommentProblem(text) : null;
  if (problem !== null) throw invalid('text', problem);
}
