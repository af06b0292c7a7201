// Files with an expiry time, such as exports.
import { inArray, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { wireValue } from '../../kit/records/wire.ts';
import { createFile } from './files.ts';
import { addressOf } from '../records.ts';
import { removeOrphanedBytes } from './orphaned-bytes.ts';
import { files } from '../tables.ts';
import type { Upload } from '../uploads/receive-upload.ts';

/** Hours for which the URL of such a file works (decision 37 of the specification). */
const lifetime = 24;

export const expiringFileSchema = z
  .object({
    file_name: z.string(),
    url: z.string().describe('URL of the content, relative to the public origin.'),
    size: z.number().describe('Bytes.'),
    expires_at: z.iso.datetime().describe('When the URL expires.'),
  })
  .meta({ id: 'ExpiringFile', description: 'A file whose URL expires after 24 hours.' });

/** SQL: the file as one JSON value; null if it does not exist or has expired. */
export function expiringFileOf(companyId: SQL, fileId: SQL): SQL {
  const file = alias(files, 'expiring');
  return sql`(
    select json_build_object('file_name', ${file.file_name}, 'url', ${addressOf(file)}, 'size', ${file.size}, 'expires_at', ${wireValue(file.expires_at)})
    from files expiring
    where ${file.company_id} = ${companyId} and ${file.id} = ${fileId} and ${file.expires_at} > now()
  )`;
}

/** Creates an expiring file for stored bytes; returns its id. */
export const createExpiringFile = (
  transaction: Transaction,
  companyId: number,
  purpose: string,
  upload: Upload & { owner_id?: number; fetched_once?: boolean },
): Promise<number> =>
  createFile(transaction, companyId, purpose, {
    ...upload,
    expires_at: sql`now() + ${lifetime} * interval '1 hour'`,
  });

/** Files deleted in one transaction. */
const batch = 1000;

/**
 * Deletes expired files: the rows in one transaction with `forget`, which removes the ids from other tables, then the
 * bytes together with all other orphaned bytes.
 */
export async function removeExpiredFiles(
  database: Database,
  storage: Storage,
  forget: (transaction: Transaction, fileIds: number[]) => Promise<unknown>,
): Promise<void> {
  while ((await removeSome(database, forget)) === batch);
  await removeOrphanedBytes({ database, storage });
}

const removeSome = (
  database: Database,
  forget: (transaction: Transaction, fileIds: number[]) => Promise<unknown>,
): Promise<number> =>
  database.system(async (transaction) => {
    const expired = await transaction
      .select({ id: files.id })
      .from(files)
      .where(lt(files.expires_at, sql`now()`))
      .orderBy(files.expires_at)
      .limit(batch)
      .for('update');
    const ids = expired.map(({ id }) => id);
    if (ids.length > 0) {
      await forget(transaction, ids);
      await transaction.delete(files).where(inArray(files.id, ids));
    }
    return ids.length;
  });
