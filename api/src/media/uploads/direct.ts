// Chunks that browsers put into the store themselves. Whoever sends them asks here before and after, as with a chunk and by
// the same call, so that all that is looked at for one (who, where to, how large) is looked at for these.
import { ChunkReceived } from '../../kit/files/chunks.ts';
import { invalid } from '../../kit/http/errors.ts';
import type { ChunkDigest } from '../../kit/files/storage.ts';
import type { UploadParts } from './receive-upload.ts';
import { mayGoToStore, note, stateOf, unfinishedOf, type KnownUpload } from './upload-rows.ts';

/** The upload with a chunk that the store says it has; else where that chunk, and no other, may be put. Throws 422. */
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
