// Takes one file out of a multipart request into the storage.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../kit/errors.ts';
import { streamedBody } from '../kit/idempotency.ts';
import type { Storage } from '../kit/storage.ts';
import { badCharacter, isStorable } from '../kit/unstorable.ts';
import { fileOfForm } from './form.ts';
import { beginningSize, imageTypeOf, largestImage, mediaTypeOf, unknownFormat } from './rules.ts';

export interface Upload {
  key: string;
  file_name: string;
  mime_type: string;
  /** Bytes. */
  size: number;
}

/** Says in the database whose the bytes are. They go again when it fails. */
type Keep<Kept> = (upload: Upload) => Promise<Kept>;

/** Streams the file of a form into the storage. Throws 413 and 422 and then keeps nothing. */
export const receiveFile = <Kept>(request: FastifyRequest, storage: Storage, keep: Keep<Kept>) =>
  receive(request, storage, keep, { typeOf: mediaTypeOf });

/** The same for an image. */
export const receiveImage = <Kept>(request: FastifyRequest, storage: Storage, keep: Keep<Kept>) =>
  receive(request, storage, keep, {
    typeOf: (_, beginning) => imageTypeOf(beginning),
    largest: largestImage,
  });

interface Taken {
  /** Null for what is not taken. */
  typeOf: (fileName: string, beginning: Buffer) => Promise<string | null>;
  /** Bytes, where it is less than the installation takes at all. */
  largest?: number;
}

async function receive<Kept>(
  request: FastifyRequest,
  storage: Storage,
  keep: Keep<Kept>,
  { typeOf, largest }: Taken,
): Promise<Kept> {
  const { field, name, bytes, toEnd, leave } = await fileOfForm(request, largest);
  try {
    if (!isStorable(name)) throw invalid(field, badCharacter, 'invalid_character');
    const beginning = await beginningOf(bytes);
    const mimeType = await typeOf(name, beginning);
    if (mimeType === null) throw invalid(field, unknownFormat, 'unknown_format');
    const key = randomUUID();
    const body = streamedBody(request, name, joined(beginning, bytes));
    const size = await storage.write(key, Readable.from(body));
    try {
      await toEnd();
      return await keep({
        key,
        file_name: name.slice(-255).toWellFormed(),
        mime_type: mimeType,
        size,
      });
    } catch (error) {
      await storage.remove(key);
      throw error;
    }
  } finally {
    leave();
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
