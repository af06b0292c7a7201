// Rows of chunked uploads, with the ranges of received chunks.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { UploadState } from '../../kit/files/chunks.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { uploads } from '../tables.ts';

export const uploadColumns = {
  id: uploads.id,
  uuid: uploads.uuid,
  file_name: uploads.file_name,
  size: uploads.size,
  chunk_size: uploads.chunk_size,
  chunk_count: uploads.chunk_count,
  key: uploads.key,
  storage_id: uploads.storage_id,
  mime_type: uploads.mime_type,
  answer: uploads.answer,
  received: sql<
    [number, number][]
  >`(select coalesce(json_agg(json_build_array(lower(range), upper(range) - 1) order by range), '[]') from unnest(${uploads.received}) as range)`,
};

/** An upload with the ranges of received chunks. */
export type UploadRow = Omit<typeof uploads.$inferSelect, 'received' | HiddenColumn> & {
  received: [number, number][];
};
type HiddenColumn = 'company_id' | 'user_id' | 'target' | 'is_cancelled' | 'touched_at';

/** The person's upload with this id; `which` adds a condition. */
export async function findUpload(
  transaction: Transaction,
  userId: number,
  uuid: string,
  which?: SQL,
): Promise<UploadRow | undefined> {
  const own = and(eq(uploads.user_id, userId), eq(uploads.uuid, uuid), which);
  const [upload] = await transaction
    .select(uploadColumns)
    .from(uploads)
    .where(and(own, eq(uploads.is_cancelled, false)));
  return upload;
}

/** The current state of an upload. */
export async function reloadUpload(
  database: Database,
  { id }: UploadRow,
): Promise<UploadRow | undefined> {
  const [upload] = await database.system((transaction) =>
    transaction
      .select(uploadColumns)
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.is_cancelled, false))),
  );
  return upload;
}

export const toUnfinishedUpload = ({ key, storage_id, size, chunk_size }: StoredUpload) => ({
  key,
  id: storage_id,
  size,
  chunkSize: chunk_size,
});
export type StoredUpload = Pick<UploadRow, 'key' | 'storage_id' | 'size' | 'chunk_size'>;

export const toUploadState = (upload: UploadRow, storage: Storage): UploadState => ({
  uuid: upload.uuid,
  chunk_count: upload.chunk_count,
  received: upload.received,
  raw: true,
  direct: allowsDirectUpload(upload, storage),
});

/**
 * The first chunk must come through the API, because the format is detected from it. The others may go to the store
 * directly.
 */
export const allowsDirectUpload = ({ mime_type }: UploadRow, { direct }: Storage): boolean =>
  direct !== undefined && mime_type !== null;

export const hasChunk = ({ received }: UploadRow, index: number): boolean =>
  received.some(([first, last]) => first <= index && index <= last);

export const isComplete = ({ received: [range], chunk_count: count }: UploadRow): boolean =>
  range !== undefined && range[0] === 0 && range[1] === count - 1;

/** Records a received chunk; the first sets the media type. Throws 404 if the upload was cancelled meanwhile. */
export async function recordChunk(
  database: Database,
  { id }: UploadRow,
  index: number,
  mime_type: string | null = null,
): Promise<UploadRow> {
  const [noted] = await database.system((transaction) =>
    transaction
      .update(uploads)
      .set({
        received: sql`${uploads.received} + int4multirange(int4range(${index}::integer, ${index + 1}::integer))`,
        touched_at: sql`now()`,
        ...(mime_type !== null && { mime_type }),
      })
      .where(and(eq(uploads.id, id), eq(uploads.is_cancelled, false)))
      .returning(uploadColumns),
  );
  if (noted === undefined) throw uploadCancelled();
  return noted;
}

export const uploadCancelled = () => notFound('Загрузка отменена, начните её заново');
