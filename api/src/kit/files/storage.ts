// Where the bytes of uploaded files are kept. Streams only: a file is never whole in memory.
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { problemOf } from './data-folders.ts';

/** Bytes that come in chunks of one size, the last aside, in any order: nobody reads them before they are whole. */
export interface Unfinished {
  key: string;
  /** What the store calls it, as `begin` said. */
  id: string;
  /** Bytes of all, and of each chunk but the last. */
  size: number;
  chunkSize: number;
}

/** What is said of a chunk by whoever has its bytes. */
export interface SaidOfChunk {
  /** In hexadecimal digits. */
  md5: string;
  /** The mark that the store gave it, which may be the same. */
  etag: string | undefined;
}

/** Where a browser puts a chunk: by `PUT`, with these headers. */
export interface ChunkAddress {
  url: string;
  headers: Record<string, string>;
  expires_at: string;
}

/** Chunks that browsers put into the store themselves. */
export interface DirectChunks {
  /** Takes a chunk of its length and of this MD5, in hexadecimal digits, and nothing else, for some minutes. */
  addressOf: (unfinished: Unfinished, index: number, md5: string) => Promise<ChunkAddress>;
  /** Whether the store has it, by what it says itself. */
  has: (unfinished: Unfinished, index: number, said: SaidOfChunk) => Promise<boolean>;
}

/**
 * Keys are names without a sign that a path has; `key/variant` is what was made of the bytes of `key`, and goes with
 * them.
 */
export interface Storage {
  /** Bytes of a chunk at least, the last aside. */
  leastChunk: number;
  /** Keeps the bytes under the key; rejects and keeps nothing when the stream fails. Resolves to their number. */
  write(key: string, bytes: Readable): Promise<number>;
  /** The bytes from `start` to `end`, both inclusive. */
  read(key: string, range?: { start: number; end: number }): Readable;
  /**
   * An address where a browser reads the bytes from the store itself, for so many seconds, ten minutes where nobody says.
   * Only where browsers reach it.
   */
  linkTo?: (
    key: string,
    shown: { type: string; disposition: string; seconds?: number | undefined },
  ) => Promise<string>;
  /** Only where browsers reach it. */
  direct?: DirectChunks;
  /** Where the bytes lie on this machine, for readers that can leap in them; only where they do. */
  pathOf?: (key: string) => string;
  /** The number of bytes; null when there are none. */
  sizeOf(key: string): Promise<number | null>;
  /** Forgets the bytes, what was made of them, and what was begun and not finished; a key that isn't there is no error. */
  remove(key: string): Promise<void>;
  /** Makes room for chunks; resolves to what the store calls it. */
  begin(key: string): Promise<string>;
  /** Keeps a chunk in its place; when the stream fails, what stands there is no chunk and may be written anew. */
  writeChunk(unfinished: Unfinished, index: number, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Makes all chunks one; done again, it does nothing. Rejects where they are not as large as all should be. */
  finish(unfinished: Unfinished): Promise<void>;
  /** Forgets all chunks, finished or not. */
  abandon(unfinished: Unfinished): Promise<void>;
}

/** Bytes of a chunk. */
export const lengthOf = ({ size, chunkSize }: Unfinished, index: number): number =>
  Math.min(chunkSize, size - index * chunkSize);

/** What it says is kept is on the disk, whatever becomes of the machine: the database holds to that too. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    const [whole = '', ...variant] = key.split('/');
    return variant.length === 0
      ? join(folder, whole.slice(0, 2), whole)
      : join(folder, whole.slice(0, 2), `${whole}.variants`, ...variant);
  };
  const unfinishedOf = (key: string) => `${pathOf(key)}.unfinished`;
  const remove = async (key: string) => {
    await rm(pathOf(key), { force: true });
    await rm(unfinishedOf(key), { force: true });
    await rm(`${pathOf(key)}.variants`, { force: true, recursive: true });
  };
  return {
    leastChunk: 1,
    write: async (key, bytes) => {
      const path = pathOf(key);
      // A variant may be made twice at once.
      const unfinished = `${path}${key.includes('/') ? `.${randomUUID()}` : ''}.unfinished`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await pipeline(bytes, createWriteStream(unfinished, { flush: true }));
        await rename(unfinished, path);
        await settle(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {}); // It may be why nothing was written.
        throw problemOf(folder, error);
      }
      return (await stat(path)).size;
    },
    read: (key, range) => createReadStream(pathOf(key), range),
    pathOf,
    sizeOf: async (key) => (await stat(pathOf(key)).catch(() => null))?.size ?? null,
    remove,
    begin: async (key) => {
      try {
        await mkdir(dirname(pathOf(key)), { recursive: true });
        await (await open(unfinishedOf(key), 'a')).close();
      } catch (error) {
        throw problemOf(folder, error);
      }
      return '';
    },
    writeChunk: async ({ key, chunkSize }, index, bytes) => {
      const start = index * chunkSize;
      const place = { flags: 'r+', start, highWaterMark: written, flush: true };
      try {
        await pipeline(bytes, createWriteStream(unfinishedOf(key), place));
      } catch (error) {
        throw problemOf(folder, error);
      }
    },
    finish: async ({ key, size }) => {
      const path = pathOf(key);
      await rename(unfinishedOf(key), path).catch(async (error: unknown) => {
        const there = await stat(path).catch(() => null);
        if (there?.size !== size) throw error;
      });
      await settle(dirname(path));
    },
    abandon: ({ key }) => remove(key),
  };
}

/** Bytes that are written at once. */
const written = 1024 * 1024;

/** The names that a folder holds are on the disk. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
