// The parts of a file in the protocol: numbered from 0, all of one size except the last.
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import crc32 from 'crc-32';
import { FileUnreadable } from './failures.ts';

/** Number of parts of `one` bytes each; an empty file has one. */
export const partCount = (size: number, one: number): number => Math.max(1, Math.ceil(size / one));

/** Bytes. */
export const partLength = (size: number, index: number, one: number): number =>
  Math.min(one, size - index * one);

/**
 * Reads a part into memory, so that the checksum matches the sent bytes even if the file changes.
 */
export async function readPart(
  file: Blob,
  index: number,
  one: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(file.slice(index * one, (index + 1) * one));
}

/** Bytes hashed at once; the page stays responsive in between. */
const piece = 1024 * 1024;

/** The same with its MD5, which the storage verifies. */
export async function readPartWithMd5(
  file: Blob,
  index: number,
  one: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; dzmd5: string }> {
  const part = file.slice(index * one, (index + 1) * one);
  const bytes = new Uint8Array(part.size);
  const sum = md5.create();
  for (let at = 0; at < part.size; at += piece) {
    const some = await bytesOf(part.slice(at, at + piece));
    bytes.set(some, at);
    sum.update(some);
  }
  return { bytes, dzmd5: bytesToHex(sum.digest()) };
}

async function bytesOf(part: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    throw new FileUnreadable();
  }
}

/** The form fields of Dropzone.js. */
export const chunkFields = (
  { uuid, size }: { uuid: string; size: number },
  index: number,
  one: number,
): Record<string, string> => ({
  dzuuid: uuid,
  dzchunkindex: String(index),
  dztotalfilesize: String(size),
  dzchunksize: String(one),
  dztotalchunkcount: String(partCount(size, one)),
  dzchunkbyteoffset: String(index * one),
});

/** CRC-32, by which the server detects a damaged part. */
export const partChecksum = (bytes: Uint8Array): string =>
  (crc32.buf(bytes) >>> 0).toString(16).padStart(8, '0');

/** The server's state of an unfinished upload; null if the response has none. */
export interface ReceivedParts {
  parts: ReadonlySet<number>;
  /** Accepts parts as raw bytes. */
  raw: boolean;
  /** Accepts parts directly in the storage. */
  direct: boolean;
}

export function receivedIn(body: unknown): ReceivedParts | null {
  const answer = (body ?? {}) as {
    data?: { upload?: UploadStatus } & UploadStatus;
    upload?: UploadStatus;
  };
  const uploadStatus = answer.upload ?? answer.data?.upload ?? answer.data;
  if (!Array.isArray(uploadStatus?.received)) return null;
  const parts = new Set<number>();
  for (const [first, last] of uploadStatus.received)
    for (let index = first; index <= last; index += 1) parts.add(index);
  return { parts, raw: uploadStatus.raw === true, direct: uploadStatus.direct === true };
}

interface UploadStatus {
  received?: readonly (readonly [number, number])[];
  raw?: boolean;
  direct?: boolean;
}
