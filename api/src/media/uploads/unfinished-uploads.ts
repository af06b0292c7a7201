// Deletes uploads that were cancelled or abandoned, or that belong to a company that is being removed.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { uploads } from '../tables.ts';
import { toUnfinishedUpload } from './upload-rows.ts';

interface Parts {
  database: Database;
  storage: Storage;
}

/** Hours after the last chunk for which an upload can be continued and its response is stored. */
const lifetime = 24;

/** Uploads per batch. */
const batch = 100;

/** Cancels abandoned uploads and deletes cancelled ones. */
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
 * Deletes a batch of these uploads, which accept no more chunks: first the bytes that became no file, then the rows, so
 * that a crash in between leaves the rows. Returns how many.
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
    if (upload.answer === null) await storage.abort(toUnfinishedUpload(upload));
    await database.system((transaction) =>
      transaction.delete(uploads).where(and(which, eq(id, upload.id))),
    );
  }
  return some.length;
}

/** Deletes a batch of uploads of a company that is being removed. */
export const removeUploadBatch = (parts: Parts, companyId: number): Promise<number> =>
  removeUploads(parts, eq(uploads.company_id, companyId));
