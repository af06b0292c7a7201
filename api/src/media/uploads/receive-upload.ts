// Shared parts of receiving whole files and chunks.
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../kit/database/database.ts';
import type { EffectResult, EffectTransactions } from '../../kit/http/idempotency.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { oneLine } from '../../kit/values/texts.ts';
import type { FileOwner } from '../images/images.ts';
import type { ReadQuota } from '../files/quota.ts';
import { detectionBytes } from '../rules.ts';

export interface Upload {
  key: string;
  file_name: string;
  mime_type: string;
  /** Bytes. */
  size: number;
  /** Set for images. */
  width?: number;
  height?: number;
  thumbhash?: string;
}

interface SentUpload {
  request: FastifyRequest;
  effect: EffectTransactions;
}

/** A request to a route that takes files of a company or of a person. */
export type UploadCall = SentUpload & ({ scope: Scope } | { person: { id: number } });

/** A request to a route without sign-in. It takes whole files only, with a separate size limit. */
export type OpenUploadCall = SentUpload & {
  companyId: number;
  /** Bytes. */
  largest: number;
};

/** The company whose quota applies; null for files of people. */
export function quotaCompanyOf(call: UploadCall | OpenUploadCall): number | null {
  if ('companyId' in call) return call.companyId;
  return 'scope' in call ? call.scope.companyId : null;
}

/** The future owner of the file. */
export function fileOwnerOf(call: UploadCall | OpenUploadCall): FileOwner {
  if ('person' in call) return { user_id: call.person.id };
  return { company_id: 'scope' in call ? call.scope.companyId : call.companyId };
}

/** Writes the row of the file and returns the response. If it fails, the bytes are removed. */
export type StoreRow<Answer> = (transaction: Transaction, upload: Upload) => Promise<Answer>;

export interface UploadParts {
  database: Database;
  storage: Storage;
  /** Bytes of the largest file. */
  maxBytes: number;
  readQuota: ReadQuota;
}

/** What happens to received bytes. */
export interface UploadHandling<Answer> {
  storeRow: StoreRow<Answer>;
  /** Runs the effect of the request. */
  runEffect: (work: (transaction: Transaction) => Promise<Answer>) => Promise<EffectResult<Answer>>;
  /** Throws 422 for formats that are not accepted. */
  typeOf: (beginning: Buffer) => Promise<string>;
}

/** The file name on one line. Long names lose their beginning, since the end has the extension. */
export const storedFileName = (name: string): string => oneLine(name).slice(-255).toWellFormed();

/** Reads enough bytes to detect the format; returns them and the complete stream. */
export async function readBeginning<Piece extends Uint8Array>(
  bytes: AsyncIterableIterator<Piece>,
): Promise<[beginning: Buffer, all: AsyncIterable<Piece | Buffer>]> {
  const read: Piece[] = [];
  for (let size = 0; size < detectionBytes;) {
    const next = await bytes.next();
    if (next.done === true) break;
    read.push(next.value);
    size += next.value.length;
  }
  const beginning = Buffer.concat(read);
  const all = async function* () {
    yield beginning;
    yield* bytes;
  };
  return [beginning, all()];
}
