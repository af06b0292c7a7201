// Comments on orders as a resource: what begins conversations, the newest last, each with its answers; and those of all
// orders, the newest first.
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { rowOf, type Transaction } from '../../kit/database.ts';
import { conflict, invalid } from '../../kit/errors.ts';
import { yesOrNoFilter } from '../../kit/filters.ts';
import type { Scope } from '../../kit/permissions.ts';
import { resource } from '../../kit/resource.ts';
import { conditionFlag } from '../../kit/resource/conditions.ts';
import { problemOfFirst } from '../../kit/texts.ts';
import { orderResource } from '../orders/orders.ts';
import { bringFiles } from './comment-files.ts';
import { commentGrants, orderCommentRecord } from './comment-record.ts';
import { addressNames, changedComment, newComment } from './comment-rules.ts';
import { orderComments } from './comment-tables.ts';
import { mention, requireMentioned } from './mentions.ts';
import { tellOfComment } from './telling.ts';

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
      description: '1: only answers; 0, when left out: only what begins conversations.',
      condition: conditionFlag,
      filter: yesOrNoFilter('answers', () => sql`${orderComments.parent_id} is not null`, [
        'parent_id',
      ]),
    },
  },
  defaultFilters: { answers: ['0'] },
  create: newComment,
  update: changedComment,
  initial: ({ personId }) => ({ creator_id: personId, type: 'comment' as const }),
  prepare: async (transaction, scope, sent, id) => {
    if (id === null) {
      await requireMentioned(transaction, scope, 'mentions_id' in sent ? sent.mentions_id : []);
      return { ...sent, text: sent.text ?? '' };
    }
    const text = sent.text ?? '';
    const problem = (await begins(transaction, scope, id)) ? problemOfFirst(text) : null;
    if (problem !== null) throw invalid('text', problem);
    return { ...sent, edited_at: sql`now()` };
  },
  written: async (transaction, scope, id, sent) => {
    // Changing its words tells nobody.
    if (!('creator_id' in sent)) return;
    const { files_id, mentions_id } = sent as z.infer<typeof newComment>;
    await bringFiles(transaction, scope, id, files_id);
    await mention(transaction, scope, id, mentions_id);
    await tellOfComment(transaction, scope, id);
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

async function begins(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
): Promise<boolean> {
  const row = await rowOf<{ begins: boolean }>(
    transaction,
    sql`select parent_id is null as begins from order_comments where company_id = ${companyId} and id = ${id}`,
  );
  return row.begins;
}
