// Takes files into the storage: whole ones as they come, others chunk by chunk. A route says by whom and where to, and what
// becomes of a file in the database; of what it refuses nothing is kept.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { kindOfFile } from '@kafedra/common/files';
import type { ChunkReceived } from '../../kit/files/chunks.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { streamedBody, type EffectResult } from '../../kit/http/idempotency.ts';
import { badCharacter, isValidText } from '../../kit/http/invalid-text.ts';
import { takeChunk } from './chunks.ts';
import { fileOf, type SentFile } from './form.ts';
import { pictureOf } from '../images/images.ts';
import { refuseWithoutRoom, requireRoom } from '../files/quota.ts';
import { dropBytes, expectBytes } from '../files/orphaned-bytes.ts';
import { imageTypeOf, isKnownName, largestImage, mediaTypeOf, unknownFormat } from '../rules.ts';
import {
  begun,
  companyOf,
  keptName,
  whoseOf,
  type Keep,
  type OpenUploadCall,
  type Taking,
  type UploadCall,
  type UploadParts,
} from './receive-upload.ts';

type Receive = <Kept>(
  call: UploadCall | OpenUploadCall,
  keep: Keep<Kept>,
) => Promise<EffectResult<Kept> | ChunkReceived>;

export interface Uploads {
  /** Takes a file, or a chunk of one. Throws 409, 413 and 422 and then keeps nothing of it. */
  receiveFile: Receive;
  /** The same for an image. */
  receiveImage: Receive;
  /** The same for a film. */
  receiveFilm: Receive;
}

export function createUploads(parts: UploadParts): Uploads {
  return {
    receiveFile: (call, keep) => receive(parts, call, keep, anyFile),
    receiveImage: (call, keep) =>
      receive({ ...parts, largest: Math.min(parts.largest, largestImage) }, call, keep, anImage),
    receiveFilm: (call, keep) => receive(parts, call, keep, aFilm),
  };
}

/** What a route takes. */
interface Taken {
  isKnownName: (fileName: string) => boolean;
  /** Null for what is not taken. */
  typeOf: (fileName: string, beginning: Buffer) => Promise<string | null>;
}

const anyFile: Taken = { isKnownName, typeOf: mediaTypeOf };
const aFilm: Taken = {
  isKnownName,
  typeOf: async (fileName, beginning) => {
    const type = await mediaTypeOf(fileName, beginning);
    return type !== null && kindOfFile(type) === 'film' ? type : null;
  },
};
const anImage: Taken = { isKnownName: () => true, typeOf: (_, bytes) => imageTypeOf(bytes) };

async function receive<Kept>(
  parts: UploadParts,
  call: UploadCall | OpenUploadCall,
  keep: Keep<Kept>,
  taken: Taken,
): Promise<EffectResult<Kept> | ChunkReceived> {
  const largest = 'largest' in call ? Math.min(call.largest, parts.largest) : parts.largest;
  const sent = await fileOf(call.request, largest);
  const { field, name, chunk } = sent;
  const door = (work: (transaction: Transaction) => Promise<Kept>) => {
    if ('largest' in call) return call.effect.system(work);
    return 'scope' in call
      ? call.effect.company(call.scope, work)
      : call.effect.person(call.person.id, work);
  };
  const keepWithRoom: Keep<Kept> = async (transaction, upload) => {
    const companyId = companyOf(call);
    if (companyId !== null) {
      requireRoom(await parts.roomOf(transaction, companyId), upload.size, field);
    }
    return keep(transaction, upload);
  };
  const unknown = () => invalid(field, unknownFormat, 'unknown_format');
  const typeOf = async (beginning: Buffer) => {
    const type = await taken.typeOf(name, beginning);
    if (type === null) throw unknown();
    return type;
  };
  try {
    if (!isValidText(name)) throw invalid(field, badCharacter, 'invalid_character');
    if (!taken.isKnownName(name)) throw unknown();
    const becoming = { keep: keepWithRoom, door, typeOf };
    if (chunk === null) return await takeWhole(parts, call, sent, becoming);
    // Chunks are somebody's own until all are here.
    if ('largest' in call) throw invalid(field, 'Отправьте файл целиком', 'not_whole');
    return await takeChunk(parts, call, { ...sent, chunk }, becoming);
  } finally {
    sent.leave();
  }
}

async function takeWhole<Kept>(
  parts: UploadParts,
  call: UploadCall | OpenUploadCall,
  { field, name, bytes, toEnd }: SentFile,
  { keep, door, typeOf }: Taking<Kept>,
): Promise<EffectResult<Kept>> {
  const { storage } = parts;
  const { request } = call;
  // How large it is, its end will tell.
  await refuseWithoutRoom(parts, companyOf(call), 1, field);
  const [beginning, all] = await begun(bytes);
  const mime_type = await typeOf(beginning);
  const key = randomUUID();
  await expectBytes(parts, key);
  try {
    const size = await storage.write(key, Readable.from(streamedBody(request, name, all)));
    await toEnd();
    const picture = await pictureOf(storage, { key, mime_type, size, ...whoseOf(call) });
    const upload = { key, file_name: keptName(name), mime_type, size, ...picture };
    return await door((transaction) => keep(transaction, upload));
  } catch (error) {
    await dropBytes(parts, [key]);
    throw error;
  }
}
