/** Takes one file out of a multipart request into the storage. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Failure, invalid } from '../kit/errors.ts';
import type { Storage } from '../kit/storage.ts';
import { beginningSize, mediaTypeOf, tooBig, unknownFormat } from './rules.ts';

export interface Upload {
  key: string;
  file_name: string;
  mime_type: string;
  /** Bytes. */
  size: number;
}

/** Streams the field `file` into the storage. Throws 413 and 422 and then keeps nothing. */
export async function receiveFile(request: FastifyRequest, storage: Storage): Promise<Upload> {
  const part: MultipartFile | undefined = await request.file();
  if (part === undefined || part.fieldname !== 'file') {
    throw invalid('file', 'Обязательное поле', 'required');
  }
  const { beginning, whole } = await peek(part.file);
  const mimeType = await mediaTypeOf(part.filename, beginning);
  if (mimeType === null) {
    part.file.resume();
    throw invalid('file', unknownFormat, 'unknown_format');
  }
  const key = randomUUID();
  const size = await storage.write(key, whole);
  if (part.file.truncated) {
    await storage.remove(key);
    throw new Failure(413, [{ message: tooBig, field: 'file', code: 'too_large' }]);
  }
  return { key, file_name: part.filename.slice(-255), mime_type: mimeType, size };
}

/** The first bytes of a stream, and the whole of it again. */
async function peek(stream: Readable): Promise<{ beginning: Buffer; whole: Readable }> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const read: Buffer[] = [];
  let size = 0;
  let ended = false;
  while (size < beginningSize && !ended) {
    const next = await chunks.next();
    ended = next.done === true;
    if (next.done !== true) {
      read.push(next.value);
      size += next.value.length;
    }
  }
  async function* rest() {
    yield* read;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next())
      yield next.value;
  }
  return { beginning: Buffer.concat(read), whole: Readable.from(rest()) };
}
