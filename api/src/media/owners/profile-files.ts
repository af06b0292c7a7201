// Files of a profile that their person uses in a company: from then on they are the company's too, with the same id and the
// same bytes, and stand in its file storage. What its person deletes from the profile stays in the company, and the
// other way round.
import { kindOfFile } from '@kafedra/common/files';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { mayCall, type Scope } from '../../kit/permissions/permissions.ts';
import { fileStorageItems } from '../file-storage/storage-tables.ts';
import { useFiles } from '../grants.ts';
import { requireRoomOfAdded } from '../files/quota.ts';
import { accountFiles, files } from '../tables.ts';

/** What the files of the file storage hang on. */
export const storedFile = 'file_storage';

/**
 * Makes those of these files that are the person's own the company's, with the posters of films. Throws 422 at the field
 * where there is no room. Does nothing for whoever may not add files to the company, and for access tokens, which reach
 * nothing outside of it.
 */
export async function shareOwnFiles(
  transaction: Transaction,
  scope: Scope,
  ids: readonly number[],
  field: string,
  { entries = true }: { entries?: boolean } = {},
): Promise<void> {
  if (ids.length === 0 || scope.accessTokenId !== undefined || !mayCall(scope, useFiles)) return;
  const chosen = await ownFiles(transaction, scope, ids);
  const posters = await ownFiles(
    transaction,
    scope,
    chosen.flatMap(({ poster_id }) => poster_id ?? []),
  );
  const own = [...posters, ...chosen];
  if (own.length === 0) return;
  const { companyId: company_id } = scope;
  const added = await transaction
    .insert(files)
    .overridingSystemValue()
    .values(own.map((file) => ({ ...file, company_id, purpose: storedFile })))
    // Those that were shared before.
    .onConflictDoNothing()
    .returning();
  const bytes = added.reduce((sum, { size }) => sum + size, 0);
  if (bytes > 0) await requireRoomOfAdded(transaction, company_id, bytes, field);
  const listed = added.filter(({ id }) => entries || !ids.includes(id));
  if (listed.length === 0) return;
  await transaction.insert(fileStorageItems).values(
    listed.map(({ id: file_id, file_name: name, mime_type, size }) => ({
      company_id,
      name,
      file_id,
      kind: kindOfFile(mime_type),
      size,
    })),
  );
}

/** What the person's files and the company's have in common: whose it is, and since when, is told anew. */
const { user_id, created_at: _, ...shared } = getTableColumns(accountFiles);

/** None of them goes from the profile before the transaction ends. */
async function ownFiles(transaction: Transaction, { personId }: Scope, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return transaction
    .select(shared)
    .from(accountFiles)
    .where(and(eq(user_id, personId), inArray(accountFiles.id, [...ids])))
    .orderBy(accountFiles.id)
    .for('no key update');
}
