// Taking away the files of a company that is being removed.
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../kit/database.ts';
import type { Storage } from '../kit/storage.ts';
import { files } from './tables.ts';

/** Files that go at once. */
const batch = 100;

/** First the bytes, then the rows: killed in between, it finds the rows again. Answers how many went. */
export async function removeSomeFiles(
  database: Database,
  storage: Storage,
  companyId: number,
): Promise<number> {
  const some = await database.system((transaction) =>
    transaction
      .select({ id: files.id, key: files.key })
      .from(files)
      .where(eq(files.company_id, companyId))
      .limit(batch),
  );
  if (some.length === 0) return 0;
  for (const { key } of some) await storage.remove(key);
  const ids = some.map(({ id }) => id);
  await database.system((transaction) =>
    transaction.delete(files).where(and(eq(files.company_id, companyId), inArray(files.id, ids))),
  );
  return some.length;
}
