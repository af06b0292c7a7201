// Uploads that go: given up by whoever sent them, by nobody gone on with, or of a company that is being removed.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { uploads } from '../tables.ts';
import { unfinishedOf } from './upload-rows.ts';

interface Parts {
  database: Database;
  storage: Storage;
}

/** Hours after its last chunk that an upload can be gone on with, and its answer is remembered. */
const lifetime = 24;

/** Uploads that go at once. */
const batch = 100;

/** Gives up what nobody goes on with, and removes what was given up. */
export async function removeOldUploads(parts: Parts): Promise<void> {
  await parts.database.system((transaction) =>
    transaction
      .update(uploads)
      .set({ is_cancelled: true })
      .where(sql`${uploads.touched_at} < now() - ${sql.raw(String(lifetime))} * interval '1 hour'`),
  );
  while ((await removeUploads(parts, eq(uploads.is_cancelled, true))) === batch);
}

/**
 * Removes some of these uploads, which take no more chunks: first the bytes that became no file, then the rows. Killed in
 * between, it finds the rows again. Answers how many went.
 */
export async function removeUploads({ database, storage }: Parts, which: SQL): Promise<number> {
  const { id, key, storage_id, size, chunk_size, answer } = uploads;
  const some = await database.system((transaction) =>
    transaction
      .select({ id, key, storage_id, size, chunk_size, answer })
      .from(uploads)
      .where(which)
      .limit(batch),
  );
  for (const upload of some) {
    if (upload.answer === null) await storage.abort(unfinishedOf(upload));
    await database.system((transaction) =>
      transaction.delete(uploads).where(and(which, eq(id, upload.id))),
    );
  }
  return some.length;
}

/** Removes some uploads of a company that is being removed. */
export const removeSomeUploads = (parts: Parts, companyId: number): Promise<number> =>
  removeUploads(parts, eq(uploads.company_id, companyId));
