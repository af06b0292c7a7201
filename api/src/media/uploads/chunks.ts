// Receives a chunk of a file. The row of the upload records which chunks have arrived, for all processes; the request
// that completes the file runs the upload's effect, and repeated requests get the same response.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { and, eq, sql } from 'drizzle-orm';
import { ChunkReceived, type Chunk } from '../../kit/files/chunks.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { Failure, invalid } from '../../kit/http/errors.ts';
import { EffectResult } from '../../kit/http/idempotency.ts';
import { checkDirectChunk } from './direct.ts';
import type { SentFile } from './upload-form.ts';
import { readImageInfo } from '../images/images.ts';
import { requireQuotaForUpload } from '../files/quota.ts';
import { fileTooLarge } from '../rules.ts';
import { removeBytes, recordPendingBytes } from '../files/orphaned-bytes.ts';
import { uploads } from '../tables.ts';
import {
  readBeginning,
  quotaCompanyOf,
  storedFileName,
  fileOwnerOf,
  type UploadHandling,
  type Upload,
  type UploadCall,
  type UploadParts,
} from './receive-upload.ts';
import {
  reloadUpload,
  uploadCancelled,
  hasChunk,
  isComplete,
  recordChunk,
  uploadColumns,
  toUploadState,
  toUnfinishedUpload,
  type UploadRow,
} from './upload-rows.ts';

type SentChunk = SentFile & { chunk: Chunk };

export async function receiveChunk<Answer>(
  parts: UploadParts,
  call: UploadCall,
  sent: SentChunk,
  taking: UploadHandling<Answer>,
): Promise<EffectResult<Answer> | ChunkReceived> {
  const { storage, maxBytes } = parts;
  if (sent.chunk.size > maxBytes) {
    throw new Failure(413, [{ message: fileTooLarge, field: sent.field, code: 'too_large' }]);
  }
  const known = await find(parts, call, sent);
  if (known.answer !== null) return new EffectResult(known.answer as Answer);
  const upload = await take(parts, call, sent, known, taking);
  if (upload instanceof ChunkReceived) return upload;
  if (!isComplete(upload)) return new ChunkReceived(toUploadState(upload, storage));
  await sent.readToEnd();
  await storage.finish(toUnfinishedUpload(upload));
  const { id, key, file_name, size, mime_type } = upload;
  if (mime_type === null) throw new Error(`upload ${id} is complete without its first chunk`);
  const picture = await readImageInfo(storage, { key, mime_type, size, ...fileOwnerOf(call) });
  const whole = { key, file_name, mime_type, size, ...picture };
  return taking.runEffect((transaction) => complete(transaction, id, whole, taking));
}

/** Stores the chunk, or returns where to put it. */
async function take(
  parts: UploadParts,
  call: UploadCall,
  sent: SentChunk,
  upload: UploadRow,
  taking: Pick<UploadHandling<unknown>, 'typeOf'>,
): Promise<UploadRow | ChunkReceived> {
  const { index, direct } = sent.chunk;
  if (hasChunk(upload, index)) return upload;
  return direct === null
    ? write(parts, call, sent, upload, taking)
    : checkDirectChunk(parts, upload, index, direct);
}

/** The upload that a chunk belongs to, created by its first chunk. Throws 409 if the id belongs to another file. */
async function find(
  parts: UploadParts,
  call: UploadCall,
  { field, name, chunk }: SentChunk,
): Promise<UploadRow> {
  const { database, storage } = parts;
  const [userId, companyId] =
    'scope' in call ? [call.scope.personId, call.scope.companyId] : [call.person.id, null];
  const [target = ''] = call.request.url.split('?');
  const file_name = storedFileName(name);
  const { uuid, size, chunkSize: chunk_size, count: chunk_count } = chunk;
  const own = sql`${uploads.company_id} is not distinct from ${companyId}::integer`;
  const same = sql<boolean>`${and(
    eq(uploads.target, target),
    eq(uploads.file_name, file_name),
    eq(uploads.size, size),
    eq(uploads.chunk_size, chunk_size),
  )}`;
  const look = () =>
    database.person(userId, async (transaction) => {
      const [known] = await transaction
        .select({ ...uploadColumns, same, is_cancelled: uploads.is_cancelled })
        .from(uploads)
        .where(and(eq(uploads.user_id, userId), own, eq(uploads.uuid, uuid)));
      return known;
    });
  let known = await look();
  // Uploads start with a chunk that is sent here.
  if (known === undefined && chunk.direct === null) {
    if (chunk_size < storage.leastChunk && chunk_count > 1) {
      const least = `Часть файла не может быть меньше ${storage.leastChunk} байт`;
      throw invalid('dzchunksize', least, 'chunk_too_small');
    }
    await requireQuotaForUpload(parts, quotaCompanyOf(call), size, field);
    const key = randomUUID();
    await recordPendingBytes(parts, key);
    const storage_id = await storage.begin(key);
    await database.person(userId, async (transaction) => {
      const sent = { uuid, target, file_name, size, chunk_size, chunk_count };
      await transaction
        .insert(uploads)
        .values({ ...sent, company_id: companyId, user_id: userId, key, storage_id })
        .onConflictDoNothing();
    });
    known = await look();
    // A concurrent request created the upload.
    if (known?.key !== key) await removeBytes(parts, [key]);
  }
  if (known === undefined || known.is_cancelled || !known.same) {
    const message = 'Под этим номером загружается другой файл, начните загрузку заново';
    throw new Failure(409, [{ message, field: 'dzuuid', code: 'upload_mismatch' }]);
  }
  return known;
}

/** Writes a chunk at its offset and records it. */
async function write(
  { database, storage }: UploadParts,
  { request: { raw: request } }: UploadCall,
  { bytes, readToEnd, chunk }: SentChunk,
  upload: UploadRow,
  { typeOf }: Pick<UploadHandling<unknown>, 'typeOf'>,
): Promise<UploadRow> {
  const { index } = chunk;
  const [beginning, all] = index === 0 ? await readBeginning(bytes) : [null, bytes];
  const mime_type = beginning === null ? null : await typeOf(beginning);
  try {
    await alone(`${upload.id} ${index}`, request, () =>
      storage.writeChunk(toUnfinishedUpload(upload), index, sound(all, chunk)),
    );
  } catch (error) {
    // A concurrent copy of the same chunk completed the file, which was moved already.
    const now = await reloadUpload(database, upload);
    if (now !== undefined && hasChunk(now, index)) return now;
    throw error;
  }
  await readToEnd();
  return recordChunk(database, upload, index, mime_type);
}

const underWay = new Map<string, { request: IncomingMessage; ends: Promise<unknown> }>();

/** Serializes requests for the same chunk. A sender that repeats it has given up the earlier request. */
async function alone(
  name: string,
  request: IncomingMessage,
  work: () => Promise<void>,
): Promise<void> {
  const before = underWay.get(name);
  before?.request.destroy();
  const ends = (before?.ends ?? Promise.resolve()).catch(() => {}).then(work);
  const own = { request, ends };
  underWay.set(name, own);
  try {
    await ends;
  } finally {
    if (underWay.get(name) === own) underWay.delete(name);
  }
}

/** The bytes of a chunk; fails if their number or checksum differs from the announced ones. */
async function* sound(
  bytes: AsyncIterable<Buffer>,
  { length, checksum }: Chunk,
): AsyncGenerator<Buffer> {
  let size = 0;
  let sum = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > length) throw broken();
    if (checksum !== undefined) sum = crc32(piece, sum);
    yield piece;
  }
  if (size !== length || (checksum !== undefined && sum !== checksum)) throw broken();
}

const broken = () =>
  invalid('dzchecksum', 'Часть файла пришла повреждённой, отправьте её ещё раз', 'checksum');

/** Runs the effect of the upload once. */
async function complete<Answer>(
  transaction: Transaction,
  id: number,
  whole: Upload,
  { storeRow }: UploadHandling<Answer>,
): Promise<Answer> {
  const [upload] = await transaction
    .select({ answer: uploads.answer })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.is_cancelled, false)))
    .for('update');
  if (upload === undefined) throw uploadCancelled();
  if (upload.answer !== null) return upload.answer as Answer;
  const result = await storeRow(transaction, whole);
  await transaction
    .update(uploads)
    .set({ answer: result, touched_at: sql`now()` })
    .where(eq(uploads.id, id));
  return result;
}
