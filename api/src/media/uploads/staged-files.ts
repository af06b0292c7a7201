// Files added in several steps before the record that uses them exists. Until then they expire like exports.
import { and, eq, inArray } from 'drizzle-orm';
import { kindOfFile } from '@kafedra/common/files';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { createExpiringFile } from '../files/expiring-files.ts';
import { fileStorageItems } from '../file-storage/storage-tables.ts';
import { fileStoragePurpose } from '../owners/profile-files.ts';
import { files } from '../tables.ts';
import type { Upload } from './receive-upload.ts';

const stagedFile = 'staged';

/** Creates a file that expires in a day unless it is used; returns its id. */
export const stageFile = (
  transaction: Transaction,
  companyId: number,
  upload: Upload,
): Promise<number> => createExpiringFile(transaction, companyId, stagedFile, upload);

const these = (companyId: number, ids: readonly number[]) =>
  and(eq(files.company_id, companyId), eq(files.purpose, stagedFile), inArray(files.id, [...ids]));

/** Makes the files permanent, as part of the company's file storage. */
export async function keepStagedFiles(
  transaction: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const taken = await transaction
    .update(files)
    .set({ purpose: fileStoragePurpose, expires_at: null })
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

/** Deletes files of failed work. A trigger records the keys of their bytes for the next clean-up. */
export async function dropStagedFiles(
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await database.system((transaction) => transaction.delete(files).where(these(companyId, ids)));
}
