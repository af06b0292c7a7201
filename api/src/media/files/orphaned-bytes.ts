// Bytes without a row that shows them: those that are on their way into the storage, and those of rows that went. They are
// noted before the first of them comes; triggers take a note away with the row of its file or upload, and write one when
// such a row goes. So whoever is killed in between leaves a note, and by that the next cleaning finds the bytes.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { accountFiles, files, strayBytes } from '../tables.ts';

interface Parts {
  database: Database;
  storage: Storage;
}

/** Hours within which bytes that are on their way become a file, or part of one. */
const lifetime = sql.raw('24');

/** Notes bytes that are about to come. */
export async function expectBytes({ database }: Pick<Parts, 'database'>, key: string) {
  await database.system((transaction) =>
    transaction
      .insert(strayBytes)
      .values({ key, goes_at: sql`now() + ${lifetime} * interval '1 hour'` }),
  );
}

/** After a process was killed, where there is no other: nothing that it expected comes any more. */
export async function expectNothing(database: Database): Promise<void> {
  await database.system((transaction) =>
    // Milliseconds are kept, and rounding may lead past this moment.
    transaction.update(strayBytes).set({ goes_at: sql`date_trunc('milliseconds', now())` }),
  );
}

/** Removes bytes at once, if they are noted. What fails is done by the next cleaning. */
export async function dropBytes(parts: Parts, keys: readonly string[]): Promise<void> {
  await removeSome(parts, inArray(strayBytes.key, [...keys])).catch(() => {});
}

/** Removes all whose time has come. One that the storage does not let go of is tried again in an hour. */
export async function removeStrayBytes(parts: Parts): Promise<void> {
  while ((await removeSome(parts, sql`${strayBytes.goes_at} <= now()`)) === batch);
}

/** Bytes that go one after the other before the next are looked for. */
const batch = 1000;

/** One of the rows that showed them went: a person's file that is a company's too has the same bytes. */
const isShown = sql`(exists (select 1 from ${files} where ${files.key} = ${strayBytes.key}) or exists (select 1 from ${accountFiles} where ${accountFiles.key} = ${strayBytes.key}))`;

async function removeSome({ database, storage }: Parts, which: SQL): Promise<number> {
  const { key, goes_at } = strayBytes;
  const some = await database.system(async (transaction) => {
    await transaction.delete(strayBytes).where(and(which, isShown));
    return transaction.select({ key }).from(strayBytes).where(which).orderBy(goes_at).limit(batch);
  });
  for (const stray of some) {
    const own = eq(key, stray.key);
    try {
      await storage.remove(stray.key);
    } catch (error) {
      // The others are not held up by it.
      const goes_at = sql`now() + interval '1 hour'`;
      await database.system((transaction) =>
        transaction.update(strayBytes).set({ goes_at }).where(own),
      );
      throw error;
    }
    await database.system((transaction) => transaction.delete(strayBytes).where(own));
  }
  return some.length;
}
