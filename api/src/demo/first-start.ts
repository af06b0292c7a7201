// What an installation finds at its very first start: the demo school in a database where nobody has an account yet.
import type { Database } from '../kit/database.ts';
import { users } from '../people/account/account-tables.ts';
import type { DemoSize } from './content.ts';
import { loadDemoSchool } from './load.ts';

export async function loadDemoIntoEmpty(database: Database, size: DemoSize): Promise<void> {
  const somebody = await database.system((transaction) =>
    transaction.select({ id: users.id }).from(users).limit(1),
  );
  if (somebody.length === 0) await loadDemoSchool(database, size);
}
