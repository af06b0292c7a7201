// Chunks that browsers upload directly to the store. The sender makes the same request before and after each chunk as
// for any chunk, so that the same checks apply.
import { ChunkReceived } from '../../kit/files/chunks.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { ChunkDigest } from '../../kit/files/storage.ts';
import type { UploadParts } from './receive-upload.ts';
import { mayGoToStore, note, stateOf, unfinishedOf, type KnownUpload } from './upload-rows.ts';

/** Records a chunk that the store has; otherwise returns the URL for exactly that chunk. Throws 422. */
export async function seekInStore(
  { database, storage }: UploadParts,
  upload: KnownUpload,
  index: number,
  said: ChunkDigest,
): Promise<KnownUpload | ChunkReceived> {
  const { direct } = storage;
  if (direct === undefined || !mayGoToStore(upload, storage)) {
    throw invalid('dzmd5', 'Отправьте эту часть файла сюда', 'not_direct');
  }
  const unfinished = unfinishedOf(upload);
  if (await direct.has(unfinished, index, said)) return note(database, upload, index);
  const address = await direct.addressOf(unfinished, index, said.md5);
  return new ChunkReceived({ ...stateOf(upload, storage), address });
}
