// Tracks bytes without a row: uploads in progress and bytes of deleted rows. Keys are recorded before the first byte is
// written and maintained by triggers, so that the clean-up finds the bytes after a crash.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { accountFiles, files, orphanedBytes } from '../tables.ts';

interface Parts {
  database: Database;
  storage: Storage;
}

/** Hours within which uploaded bytes must become a file or part of one. */
const lifetime = sql.raw('24');

/** Records the key of bytes that are about to be written. */
export async function recordPendingBytes({ database }: Pick<Parts, 'database'>, key: string) {
  await database.system((transaction) =>
    transaction
      .insert(orphanedBytes)
      .values({ key, goes_at: sql`now() + ${lifetime} * interval '1 hour'` }),
  );
}

/** Called at start when no other process runs: uploads interrupted by a crash will not continue. */
export async function expirePendingBytes(database: Database): Promise<void> {
  await database.system((transaction) =>
    // Timestamps have milliseconds, and rounding could lead past the current time.
    transaction.update(orphanedBytes).set({ goes_at: sql`date_trunc('milliseconds', now())` }),
  );
}

/** Removes bytes at once if their keys are recorded. The next clean-up retries failures. */
export async function removeBytes(parts: Parts, keys: readonly string[]): Promise<void> {
  await removeSome(parts, inArray(orphanedBytes.key, [...keys])).catch(() => {});
}

/** Removes all due bytes. Those that the storage fails to remove are retried in an hour. */
export async function removeOrphanedBytes(parts: Parts): Promise<void> {
  while ((await removeSome(parts, sql`${orphanedBytes.goes_at} <= now()`)) === batch);
}

/** Keys read in one batch. */
const batch = 1000;

/** The deleted row may have been one of several: a person's file that is shared with a company has the same bytes. */
const isShown = sql`(exists (select 1 from ${files} where ${files.key} = ${orphanedBytes.key}) or exists (select 1 from ${accountFiles} where ${accountFiles.key} = ${orphanedBytes.key}))`;

async function removeSome({ database, storage }: Parts, which: SQL): Promise<number> {
  const { key, goes_at } = orphanedBytes;
  const some = await database.system(async (transaction) => {
    await transaction.delete(orphanedBytes).where(and(which, isShown));
    return transaction
      .select({ key })
      .from(orphanedBytes)
      .where(which)
      .orderBy(goes_at)
      .limit(batch);
  });
  for (const orphan of some) {
    const own = eq(key, orphan.key);
    try {
      await storage.remove(orphan.key);
    } catch (error) {
      // A failure must not delay the others.
      const goes_at = sql`now() + interval '1 hour'`;
      await database.system((transaction) =>
        transaction.update(orphanedBytes).set({ goes_at }).where(own),
      );
      throw error;
    }
    await database.system((transaction) => transaction.delete(orphanedBytes).where(own));
  }
  return some.length;
}
