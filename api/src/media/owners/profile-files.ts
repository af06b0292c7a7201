// Files of a person's profile that they use in a company. The company gets the file with the same id and bytes, and an
// entry in its file storage. Deleting either one does not affect the other.
import { kindOfFile } from '@kafedra/common/files';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { mayCall, type Scope } from '../../kit/permissions/permissions.ts';
import { fileStorageItems } from '../file-storage/storage-tables.ts';
import { useFiles } from '../grants.ts';
import { requireQuotaForAdded } from '../files/quota.ts';
import { accountFiles, files } from '../tables.ts';

/** The `purpose` of the files of the file storage. */
export const fileStoragePurpose = 'file_storage';

/**
 * Shares the caller's own files among these with the company, including posters of videos. Throws 422 for the field if
 * the quota is exceeded. Does nothing for callers who may not add files, and for access tokens, which reach nothing
 * outside of the company.
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
    .values(own.map((file) => ({ ...file, company_id, purpose: fileStoragePurpose })))
    // Shared before.
    .onConflictDoNothing()
    .returning();
  const bytes = added.reduce((sum, { size }) => sum + size, 0);
  if (bytes > 0) await requireQuotaForAdded(transaction, company_id, bytes, field);
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

/** The columns copied to the company's file: all but the owner and the creation time. */
const { user_id, created_at: _, ...shared } = getTableColumns(accountFiles);

/** Locks them against deletion from the profile until the transaction ends. */
async function ownFiles(transaction: Transaction, { personId }: Scope, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return transaction
    .select(shared)
    .from(accountFiles)
    .where(and(eq(user_id, personId), inArray(accountFiles.id, [...ids])))
    .orderBy(accountFiles.id)
    .for('no key update');
}
