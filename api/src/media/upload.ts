// Takes one file out of a multipart request into the storage.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badRequest, Failure, invalid } from '../kit/errors.ts';
import { streamedBody } from '../kit/idempotency.ts';
import type { Storage } from '../kit/storage.ts';
import { badCharacter, isStorable } from '../kit/unstorable.ts';
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
  const part = await filePartOf(request, largest === undefined ? {} : { fileSize: largest });
  if (part?.fieldname !== field) throw invalid(field, 'Обязательное поле', 'required');
  try {
    if (!isStorable(part.filename)) throw invalid(field, badCharacter, 'invalid_character');
    const bytes = bytesOf(
      part.file,
      new Failure(413, [{ message: tooBig, field, code: 'too_large' }]),
    );
    const beginning = await beginningOf(bytes);
    const mimeType = await typeOf(part.filename, beginning);
    if (mimeType === null) throw invalid(field, unknownFormat, 'unknown_format');
    const key = randomUUID();
    const body = streamedBody(request, part.filename, joined(beginning, bytes));
    const size = await storage.write(key, Readable.from(body));
    try {
      return await keep({
        key,
        file_name: part.filename.slice(-255).toWellFormed(),
        mime_type: mimeType,
        size,
      });
    } catch (error) {
      await storage.remove(key);
      throw error;
    }
  } finally {
    part.file.destroy(); // of what is refused, the rest is not parsed
  }
}

async function filePartOf(
  request: FastifyRequest,
  limits: { fileSize?: number },
): Promise<MultipartFile | undefined> {
  try {
    return await request.file({ limits });
  } catch (error) {
    // The parser's own words for a form that is none have no status.
    throw error instanceof Error && 'statusCode' in error ? error : badRequest();
  }
}

/** Ends with a failure as soon as the file turns out to be too large, or the form to be none. */
async function* bytesOf(file: MultipartFile['file'], tooLarge: Failure): AsyncGenerator<Buffer> {
  if (file.truncated) throw tooLarge;
  file.once('limit', () => file.destroy(tooLarge));
  try {
    yield* file;
  } catch (error) {
    throw error === tooLarge ? tooLarge : badRequest();
  }
}

/** As much as tells the format. */
async function beginningOf(bytes: AsyncGenerator<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  for (let size = 0; size < beginningSize;) {
    const next = await bytes.next();
    if (next.done === true) break;
    read.push(next.value);
    size += next.value.length;
  }
  return Buffer.concat(read);
}

async function* joined(beginning: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield beginning;
  yield* rest;
}
