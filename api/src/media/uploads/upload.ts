// Receives uploads into the storage, whole or in chunks. A route declares who may upload where and how the file is
// stored; rejected uploads leave no bytes.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { kindOfFile } from '@kafedra/common/files';
import type { ChunkReceived } from '../../kit/files/chunks.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { streamedBody, type EffectResult } from '../../kit/http/idempotency.ts';
import { badCharacter, isValidText } from '../../kit/http/invalid-text.ts';
import { receiveChunk } from './chunks.ts';
import { readUploadForm, type SentFile } from './upload-form.ts';
import { readImageInfo } from '../images/images.ts';
import { requireQuotaForUpload, requireQuota } from '../files/quota.ts';
import { removeBytes, recordPendingBytes } from '../files/orphaned-bytes.ts';
import { imageTypeOf, isKnownName, maxImageBytes, mediaTypeOf, unknownFormat } from '../rules.ts';
import {
  readBeginning,
  quotaCompanyOf,
  storedFileName,
  fileOwnerOf,
  type StoreRow,
  type OpenUploadCall,
  type UploadHandling,
  type UploadCall,
  type UploadParts,
} from './receive-upload.ts';

type Receive = <Answer>(
  call: UploadCall | OpenUploadCall,
  keep: StoreRow<Answer>,
) => Promise<EffectResult<Answer> | ChunkReceived>;

export interface Uploads {
  /** Receives a file or a chunk. Throws 409, 413 or 422, and then stores nothing. */
  receiveFile: Receive;
  /** The same for an image. */
  receiveImage: Receive;
  /** The same for a video. */
  receiveFilm: Receive;
}

export function createUploads(parts: UploadParts): Uploads {
  return {
    receiveFile: (call, keep) => receive(parts, call, keep, anyFile),
    receiveImage: (call, keep) =>
      receive({ ...parts, maxBytes: Math.min(parts.maxBytes, maxImageBytes) }, call, keep, anImage),
    receiveFilm: (call, keep) => receive(parts, call, keep, aFilm),
  };
}

/** What a route accepts. */
interface Taken {
  isKnownName: (fileName: string) => boolean;
  /** Null for formats that are not accepted. */
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

async function receive<Answer>(
  parts: UploadParts,
  call: UploadCall | OpenUploadCall,
  keep: StoreRow<Answer>,
  taken: Taken,
): Promise<EffectResult<Answer> | ChunkReceived> {
  const largest = 'largest' in call ? Math.min(call.largest, parts.maxBytes) : parts.maxBytes;
  const sent = await readUploadForm(call.request, largest);
  const { field, name, chunk } = sent;
  const door = (work: (transaction: Transaction) => Promise<Answer>) => {
    if ('largest' in call) return call.effect.system(work);
    return 'scope' in call
      ? call.effect.company(call.scope, work)
      : call.effect.person(call.person.id, work);
  };
  const storeWithQuota: StoreRow<Answer> = async (transaction, upload) => {
    const companyId = quotaCompanyOf(call);
    if (companyId !== null) {
      requireQuota(await parts.readQuota(transaction, companyId), upload.size, field);
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
    const becoming = { storeRow: storeWithQuota, runEffect: door, typeOf };
    if (chunk === null) return await takeWhole(parts, call, sent, becoming);
    // Chunks need a signed-in sender.
    if ('largest' in call) throw invalid(field, 'Отправьте файл целиком', 'not_whole');
    return await receiveChunk(parts, call, { ...sent, chunk }, becoming);
  } finally {
    sent.stop();
  }
}

async function takeWhole<Answer>(
  parts: UploadParts,
  call: UploadCall | OpenUploadCall,
  { field, name, bytes, readToEnd }: SentFile,
  { storeRow, runEffect, typeOf }: UploadHandling<Answer>,
): Promise<EffectResult<Answer>> {
  const { storage } = parts;
  const { request } = call;
  // The size is unknown before the end of the upload.
  await requireQuotaForUpload(parts, quotaCompanyOf(call), 1, field);
  const [beginning, all] = await readBeginning(bytes);
  const mime_type = await typeOf(beginning);
  const key = randomUUID();
  await recordPendingBytes(parts, key);
  try {
    const size = await storage.write(key, Readable.from(streamedBody(request, name, all)));
    await readToEnd();
    const picture = await readImageInfo(storage, { key, mime_type, size, ...fileOwnerOf(call) });
    const upload = { key, file_name: storedFileName(name), mime_type, size, ...picture };
    return await runEffect((transaction) => storeRow(transaction, upload));
  } catch (error) {
    await removeBytes(parts, [key]);
    throw error;
  }
}
