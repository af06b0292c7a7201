// Files that are kept for some time only: exports and the like.
import { and, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database, Transaction } from '../kit/database.ts';
import type { Storage } from '../kit/storage.ts';
import { wireValue } from '../kit/wire.ts';
import { keepFile } from './files.ts';
import { addressOf } from './records.ts';
import { files } from './tables.ts';
import type { Upload } from './taking.ts';

/** Hours that the address of such a file works (decision 37 of the specification). */
const lifetime = 24;

export const expiringFileSchema = z
  .object({
    file_name: z.string(),
    url: z.string().describe('The address of the bytes, relative to the public origin.'),
    size: z.number().describe('Bytes.'),
    expires_at: z.iso.datetime().describe('When the address stops working.'),
  })
  .meta({ id: 'ExpiringFile', description: 'A file whose address works for 24 hours.' });

/** The file with this id as one JSON value; null when there is none, or no more. */
export function expiringFileOf(companyId: SQL, fileId: SQL): SQL {
  const file = alias(files, 'expiring');
  return sql`(
    select json_build_object('file_name', ${file.file_name}, 'url', ${addressOf(file)}, 'size', ${file.size}, 'expires_at', ${wireValue(file.expires_at)})
    from files expiring
    where ${file.company_id} = ${companyId} and ${file.id} = ${fileId} and ${file.expires_at} > now()
  )`;
}

/** Makes bytes of the storage such a file; answers its id. */
export const keepExpiringFile = (
  transaction: Transaction,
  companyId: number,
  purpose: string,
  upload: Upload & { owner_id?: number; fetched_once?: boolean },
): Promise<number> =>
  keepFile(transaction, companyId, purpose, {
    ...upload,
    expires_at: sql`now() + ${lifetime} * interval '1 hour'`,
  });

/**
 * Removes what has expired: the bytes, and then the rows in one transaction with `forget`, which takes the ids out of
 * other tables. Killed in between, it finds the rows again the next time.
 */
export async function removeExpiredFiles(
  database: Database,
  storage: Storage,
  forget: (transaction: Transaction, fileIds: number[]) => Promise<unknown>,
): Promise<void> {
  const expired = await database.system((transaction) =>
    transaction
      .select({ id: files.id, key: files.key })
      .from(files)
      .where(lt(files.expires_at, sql`now()`))
      .limit(1000),
  );
  if (expired.length === 0) return;
  for (const { key } of expired) await storage.remove(key);
  const ids = expired.map(({ id }) => id);
  await database.system(async (transaction) => {
    await forget(transaction, ids);
    await transaction
      .delete(files)
      .where(and(inArray(files.id, ids), lt(files.expires_at, sql`now()`)));
  });
}
