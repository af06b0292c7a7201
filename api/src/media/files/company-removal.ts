// Deletes the files of a company that is being removed.
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { removeBytes } from './orphaned-bytes.ts';
import { files } from '../tables.ts';

/** Files per batch. */
const batch = 100;

/**
 * Deletes a batch and returns its size: first the rows, whose triggers record the keys of the bytes, then the bytes.
 */
export async function removeFileBatch(
  database: Database,
  storage: Storage,
  companyId: number,
): Promise<number> {
  const some = database.system((transaction) => {
    const { id } = files;
    const ids = transaction.select({ id }).from(files).where(eq(files.company_id, companyId));
    return transaction
      .delete(files)
      .where(and(eq(files.company_id, companyId), inArray(id, ids.limit(batch))))
      .returning({ key: files.key });
  });
  const keys = (await some).map(({ key }) => key);
  await removeBytes({ database, storage }, keys);
  return keys.length;
}
