// The people whom an order comment may mention: those who work on orders.
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { orderManagers } from '../orders/managers.ts';
import { orderCommentMentions } from './comment-tables.ts';

/** Throws 422 for people who do not work on orders. */
export async function requireMentionable(
  transaction: Transaction,
  scope: Scope,
  ids: readonly number[] = [],
): Promise<void> {
  if (ids.length === 0) return;
  const there = await orderManagers.existingIds(transaction, scope, ids, {});
  if (ids.some((id) => !there.has(id))) {
    throw invalid('mentions_id', orderManagers.missing, 'not_found');
  }
}

export async function saveMentions(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  comment_id: number,
  ids: readonly number[] = [],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = [...new Set(ids)].map((user_id) => ({ company_id, comment_id, user_id }));
  await transaction.insert(orderCommentMentions).values(rows);
}
