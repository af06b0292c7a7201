// The files attached to order comments.
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { attachMessageFiles } from '../../media/index.ts';
import { orderCommentFiles } from './comment-tables.ts';

/** The `purpose` of files uploaded for a comment. */
export const commentFilePurpose = 'order_comment';

/** Throws 422 for `files_id` that the caller did not upload for a comment. */
export async function attachFiles(
  transaction: Transaction,
  scope: Scope,
  comment_id: number,
  sent: readonly number[] = [],
): Promise<void> {
  const ids = await attachMessageFiles(transaction, scope, commentFilePurpose, sent);
  if (ids.length === 0) return;
  const { companyId: company_id } = scope;
  const rows = ids.map((file_id) => ({ company_id, comment_id, file_id }));
  await transaction.insert(orderCommentFiles).values(rows);
}
