// What taking a whole file and taking a chunk of one have in common.
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../kit/database/database.ts';
import type { EffectResult, EffectTransactions } from '../../kit/http/idempotency.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { oneLine } from '../../kit/values/texts.ts';
import type { Whose } from '../images/images.ts';
import type { RoomOf } from '../files/quota.ts';
import { beginningSize } from '../rules.ts';

export interface Upload {
  key: string;
  file_name: string;
  mime_type: string;
  /** Bytes. */
  size: number;
  /** Of an image. */
  width?: number;
  height?: number;
  thumbhash?: string;
}

interface SentUpload {
  request: FastifyRequest;
  effect: EffectTransactions;
}

/** The call of a route that takes files of a company, or of a person in none. */
export type UploadCall = SentUpload & ({ scope: Scope } | { person: { id: number } });

/** That of a route that nobody needs to sign in for: it takes files whole, and no larger ones. */
export type OpenUploadCall = SentUpload & {
  companyId: number;
  /** Bytes. */
  largest: number;
};

/** Whose room the file takes; null for the files of people. */
export function companyOf(call: UploadCall | OpenUploadCall): number | null {
  if ('companyId' in call) return call.companyId;
  return 'scope' in call ? call.scope.companyId : null;
}

/** Whose file it will be. */
export function whoseOf(call: UploadCall | OpenUploadCall): Whose {
  if ('person' in call) return { user_id: call.person.id };
  return { company_id: 'scope' in call ? call.scope.companyId : call.companyId };
}

/** Says in the database whose the bytes are, and what is answered. The bytes go again when it fails. */
export type Keep<Kept> = (transaction: Transaction, upload: Upload) => Promise<Kept>;

export interface UploadParts {
  database: Database;
  storage: Storage;
  /** Bytes of the largest file. */
  largest: number;
  roomOf: RoomOf;
}

/** What becomes of the bytes. */
export interface Taking<Kept> {
  keep: Keep<Kept>;
  /** To the effect of the request. */
  door: (work: (transaction: Transaction) => Promise<Kept>) => Promise<EffectResult<Kept>>;
  /** Throws 422 for what is not taken. */
  typeOf: (beginning: Buffer) => Promise<string>;
}

/** On one line; of a long name its end, which tells the format. */
export const keptName = (name: string): string => oneLine(name).slice(-255).toWellFormed();

/** As much as tells the format, and all of it once more. */
export async function begun<Piece extends Uint8Array>(
  bytes: AsyncIterableIterator<Piece>,
): Promise<[beginning: Buffer, all: AsyncIterable<Piece | Buffer>]> {
  const read: Piece[] = [];
  for (let size = 0; size < beginningSize;) {
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
