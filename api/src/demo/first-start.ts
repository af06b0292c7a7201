// Loads the demo school at the first start of an installation, when the database has no accounts.
import type { Database } from '../kit/database/database.ts';
import type { Storage } from '../kit/files/storage.ts';
import { users } from '../people/account/account-tables.ts';
import type { DemoSize } from './content.ts';
import { loadDemoFiles } from './media/load-files.ts';
import { loadDemoSchool } from './load.ts';

export async function loadDemoIntoEmpty(
  database: Database,
  storage: Storage,
  size: DemoSize,
): Promise<void> {
  const somebody = await database.system((transaction) =>
    transaction.select({ id: users.id }).from(users).limit(1),
  );
  if (somebody.length > 0) return;
  await loadDemoSchool(database, size);
  await loadDemoFiles(database, storage);
}
