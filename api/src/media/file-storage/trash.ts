// What nobody needs any more: what lay in the trash for long, and files that nothing shows.
import { sql } from 'drizzle-orm';
import type { Database } from '../../kit/database.ts';
import { letGo } from '../kept-files.ts';

/** Days that what was deleted can be restored. */
export const restorable = 30;

const isOld = sql.raw(`deleted_at < now() - interval '${restorable} days'`);

/** The bytes go with the expired files. */
export async function emptyTrash(database: Database): Promise<void> {
  await database.system(async (transaction) => {
    await transaction.execute(sql`delete from file_storage_items where ${isOld}`);
    // Those that lie in them went with them, unless they lay in the trash before.
    await transaction.execute(sql`update file_storage_items item set folder_id = null from file_storage_folders folder
      where item.company_id = folder.company_id and item.folder_id = folder.id and folder.${isOld}`);
    await transaction.execute(sql`update file_storage_folders below set parent_id = null from file_storage_folders folder
      where below.company_id = folder.company_id and below.parent_id = folder.id and folder.${isOld}`);
    await transaction.execute(sql`delete from file_storage_folders where ${isOld}`);
    // An upload becomes an entry in one transaction, so that whatever has none, had one.
    await letGo(transaction, sql`true`);
  });
}
