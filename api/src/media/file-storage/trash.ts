// What nobody needs any more: what lay in the trash for long, and files that nothing shows.
import { sql } from 'drizzle-orm';
import { rowOf, type Database } from '../../kit/database/database.ts';
import { letGoOfLoose } from '../files/company-files.ts';

/** Days that what was deleted can be restored. */
export const restorable = 30;

const isOld = sql.raw(`deleted_at < now() - interval '${restorable} days'`);

/** Entries, or folders, that go in one transaction. */
const batch = 1000;

/** The bytes go with the expired files. */
export async function emptyTrash(database: Database): Promise<void> {
  while ((await removeSomeItems(database)) === batch);
  while ((await removeSomeFolders(database)) === batch);
  await letGoOfLoose(database);
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

/** What lies in them went with them, unless it lay in the trash before: that has no place any more. */
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
