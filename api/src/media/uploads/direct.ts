// Chunks that browsers upload directly to the store. The sender makes the same request before and after each chunk as
// for any chunk, so that the same checks apply.
import { ChunkReceived } from '../../kit/files/chunks.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { ChunkDigest } from '../../kit/files/storage.ts';
import type { UploadParts } from './receive-upload.ts';
import {
  allowsDirectUpload,
  recordChunk,
  toUploadState,
  toUnfinishedUpload,
  type UploadRow,
} from './upload-rows.ts';

/** Records a chunk that the store has; otherwise returns the URL for exactly that chunk. Throws 422. */
export async function checkDirectChunk(
  { database, storage }: UploadParts,
  upload: UploadRow,
  index: number,
  said: ChunkDigest,
): Promise<UploadRow | ChunkReceived> {
  const { direct } = storage;
  if (direct === undefined || !allowsDirectUpload(upload, storage)) {
    throw invalid('dzmd5', 'Отправьте эту часть файла сюда', 'not_direct');
  }
  const unfinished = toUnfinishedUpload(upload);
  if (await direct.has(unfinished, index, said)) return recordChunk(database, upload, index);
  const address = await direct.addressOf(unfinished, index, said.md5);
  return new ChunkReceived({ ...toUploadState(upload, storage), address });
}
