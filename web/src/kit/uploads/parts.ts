// The parts of a file as the protocol counts them: from 0, all of one size but the last.
import crc32 from 'crc-32';
import { NotReadable } from './failures.ts';

/** How many parts of `one` bytes there are; an empty file is one too. */
export const countOfParts = (size: number, one: number): number =>
  Math.max(1, Math.ceil(size / one));

/** Bytes. */
export const sizeOfPart = (size: number, index: number, one: number): number =>
  Math.min(one, size - index * one);

/** Reads a part into memory, so that what is summed up is what is sent. */
export async function readPart(
  file: Blob,
  index: number,
  one: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const part = file.slice(index * one, (index + 1) * one);
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    throw new NotReadable();
  }
}

/** Dropzone’s fields, and the sum that tells whether the part came whole. */
export const fieldsOfPart = (
  { uuid, size }: { uuid: string; size: number },
  index: number,
  one: number,
  bytes: Uint8Array,
): Record<string, string> => ({
  dzuuid: uuid,
  dzchunkindex: String(index),
  dztotalfilesize: String(size),
  dzchunksize: String(one),
  dztotalchunkcount: String(countOfParts(size, one)),
  dzchunkbyteoffset: String(index * one),
  dzchecksum: (crc32.buf(bytes) >>> 0).toString(16).padStart(8, '0'),
});

/** What the server says of an upload that is not whole yet; null where it speaks of none. */
export interface Received {
  parts: ReadonlySet<number>;
  /** Parts may come as bare bytes. */
  raw: boolean;
}

export function receivedIn(body: unknown): Received | null {
  const answer = (body ?? {}) as { data?: { upload?: Told } & Told; upload?: Told };
  const told = answer.upload ?? answer.data?.upload ?? answer.data;
  if (!Array.isArray(told?.received)) return null;
  const parts = new Set<number>();
  for (const [first, last] of told.received)
    for (let index = first; index <= last; index += 1) parts.add(index);
  return { parts, raw: told.raw === true };
}

interface Told {
  received?: readonly (readonly [number, number])[];
  raw?: boolean;
}
