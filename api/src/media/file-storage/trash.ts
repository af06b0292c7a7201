// Deletes old entries and folders in the trash, and files that nothing uses.
import { sql } from 'drizzle-orm';
import { rowOf, type Database } from '../../kit/database/database.ts';
import { deleteAllUnusedFiles } from '../files/company-files.ts';

/** Days for which deleted entries can be restored. */
export const restorableDays = 30;

const isOld = sql.raw(`deleted_at < now() - interval '${restorableDays} days'`);

/** Entries or folders deleted in one transaction. */
const batch = 1000;

/** The bytes are removed together with those of expired files. */
export async function emptyTrash(database: Database): Promise<void> {
  while ((await removeSomeItems(database)) === batch);
  while ((await removeSomeFolders(database)) === batch);
  await deleteAllUnusedFiles(database);
}

const removeSomeItems = (database: Database): Promise<number> =>
  database.system(async (transaction) => {
    const { count } = await rowOf<{ count: number }>(
      transaction,
      sql`with gone as (
          delete from file_storage_items where (company_id, id) in (
            select company_id, id from file_storage_items where ${isOld} order by deleted_at limit ${sql.raw(String(batch))})
          returning 1
        )
      select count(*)::integer as count from gone`,
    );
    return count;
  });

/** Contents deleted with the folder are gone already. Contents deleted before it lose their folder. */
const removeSomeFolders = (database: Database): Promise<number> =>
  database.system(async (transaction) => {
    const doomed = sql`(select company_id, id from file_storage_folders where ${isOld} order by deleted_at, id limit ${sql.raw(String(batch))})`;
    await transaction.execute(
      sql`update file_storage_items set folder_id = null where (company_id, folder_id) in ${doomed}`,
    );
    await transaction.execute(
      sql`update file_storage_folders set parent_id = null where (company_id, parent_id) in ${doomed}`,
    );
    const { count } = await rowOf<{ count: number }>(
      transaction,
      sql`with gone as (delete from file_storage_folders where (company_id, id) in ${doomed} returning 1)
      select count(*)::integer as count from gone`,
    );
    return count;
  });
