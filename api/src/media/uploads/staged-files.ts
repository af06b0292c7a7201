// Files that come with something which is written some at a time: until that is whole they expire as exports do.
import { and, eq, inArray } from 'drizzle-orm';
import { kindOfFile } from '@kafedra/common/files';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { keepExpiringFile } from '../files/expiring-files.ts';
import { fileStorageItems } from '../file-storage/storage-tables.ts';
import { storedFile } from '../owners/profile-files.ts';
import { files } from '../tables.ts';
import type { Upload } from './receive-upload.ts';

const stagedFile = 'staged';

/** Makes stored bytes a file that goes in a day unless it is taken; answers its id. */
export const stageFile = (
  transaction: Transaction,
  companyId: number,
  upload: Upload,
): Promise<number> => keepExpiringFile(transaction, companyId, stagedFile, upload);

const these = (companyId: number, ids: readonly number[]) =>
  and(eq(files.company_id, companyId), eq(files.purpose, stagedFile), inArray(files.id, [...ids]));

/** They stand in the company's storage from now on, as those that are uploaded there. */
export async function takeStagedFiles(
  transaction: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const taken = await transaction
    .update(files)
    .set({ purpose: storedFile, expires_at: null })
    .where(these(companyId, ids))
    .returning({ id: files.id, name: files.file_name, type: files.mime_type, size: files.size });
  if (taken.length < ids.length) throw new Error('staged files have expired');
  await transaction.insert(fileStorageItems).values(
    taken.map(({ id: file_id, name, type, size }) => ({
      company_id: companyId,
      name,
      file_id,
      kind: kindOfFile(type),
      size,
    })),
  );
}

/** Of work that came to nothing. Their bytes are noted by a trigger, and go with the next cleaning. */
export async function dropStagedFiles(
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await database.system((transaction) => transaction.delete(files).where(these(companyId, ids)));
}
