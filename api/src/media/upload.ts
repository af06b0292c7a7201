// Takes one file out of a multipart request into the storage.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Failure, invalid } from '../kit/errors.ts';
import { streamedBody } from '../kit/idempotency.ts';
import type { Storage } from '../kit/storage.ts';
import {
  beginningSize,
  imageTypeOf,
  largestImage,
  mediaTypeOf,
  tooBig,
  unknownFormat,
} from './rules.ts';

export interface Upload {
  key: string;
  file_name: string;
  mime_type: string;
  /** Bytes. */
  size: number;
}

/** Says in the database whose the bytes are. They go again when it fails. */
type Keep<Kept> = (upload: Upload) => Promise<Kept>;

/** Streams the field `file` into the storage. Throws 413 and 422 and then keeps nothing. */
export const receiveFile = <Kept>(request: FastifyRequest, storage: Storage, keep: Keep<Kept>) =>
  receive(request, storage, keep, { field: 'file', typeOf: mediaTypeOf });

/** The same for an image in the field `image`. */
export const receiveImage = <Kept>(request: FastifyRequest, storage: Storage, keep: Keep<Kept>) =>
  receive(request, storage, keep, {
    field: 'image',
    typeOf: (_, beginning) => imageTypeOf(beginning),
    largest: largestImage,
  });

interface Taken {
  field: string;
  /** Null for what is not taken. */
  typeOf: (fileName: string, beginning: Buffer) => Promise<string | null>;
  /** Bytes, where it is less than the installation takes at all. */
  largest?: number;
}

async function receive<Kept>(
  request: FastifyRequest,
  storage: Storage,
  keep: Keep<Kept>,
  { field, typeOf, largest }: Taken,
): Promise<Kept> {
  const part: MultipartFile | undefined = await request.file(
    largest === undefined ? {} : { limits: { fileSize: largest } },
  );
  if (part === undefined || part.fieldname !== field) {
    throw invalid(field, 'Обязательное поле', 'required');
  }
  const { beginning, whole } = await peek(part.file);
  const mimeType = await typeOf(part.filename, beginning);
  if (mimeType === null) {
    part.file.resume();
    throw invalid(field, unknownFormat, 'unknown_format');
  }
  const key = randomUUID();
  const size = await storage.write(key, Readable.from(streamedBody(request, part.filename, whole)));
  try {
    if (part.file.truncated) {
      throw new Failure(413, [{ message: tooBig, field, code: 'too_large' }]);
    }
    return await keep({ key, file_name: part.filename.slice(-255), mime_type: mimeType, size });
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
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
