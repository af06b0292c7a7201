// Storage for uploaded files. Files are streamed and never completely in memory.
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { folderErrorOf } from './data-folders.ts';

/**
 * An upload in chunks of equal size, except the last, in any order. It cannot be read before it is complete.
 */
export interface ChunkedUpload {
  key: string;
  /** The store's id of the upload, from `begin`. */
  id: string;
  /** Bytes of the whole file, and of each chunk but the last. */
  size: number;
  chunkSize: number;
}

/** What the client knows of a chunk that it uploaded directly. */
export interface ChunkDigest {
  /** Hexadecimal. */
  md5: string;
  /** The `ETag` from the store, which may equal the MD5. */
  etag: string | undefined;
}

/** Where and how a browser uploads a chunk: `PUT` with these headers. */
export interface ChunkAddress {
  url: string;
  headers: Record<string, string>;
  expires_at: string;
}

/** Direct uploads of chunks from browsers to the store. */
export interface DirectChunks {
  /**
   * A URL that accepts only a chunk of this length and MD5 (hexadecimal), and expires after some minutes.
   */
  addressOf: (unfinished: ChunkedUpload, index: number, md5: string) => Promise<ChunkAddress>;
  /** Whether the store has the chunk, by its own list of parts. */
  has: (unfinished: ChunkedUpload, index: number, said: ChunkDigest) => Promise<boolean>;
}

/**
 * Keys contain no path separators. `key/variant` is derived from the file `key` and is removed with it.
 */
export interface Storage {
  /** Minimum bytes of a chunk, except the last. */
  leastChunk: number;
  /** Stores the bytes and returns their number. Stores nothing if the stream fails. */
  write(key: string, bytes: Readable): Promise<number>;
  /** Reads the bytes from `start` to `end`, both inclusive. */
  read(key: string, range?: { start: number; end: number }): Readable;
  /**
   * A URL by which a browser reads the file from the store, for some seconds (ten minutes by default). Only if browsers
   * can reach the store.
   */
  linkTo?: (
    key: string,
    shown: { type: string; disposition: string; seconds?: number | undefined },
  ) => Promise<string>;
  /** Only if browsers can reach the store. */
  direct?: DirectChunks;
  /** The path of a local file, for readers that need random access. Only for local storage. */
  pathOf?: (key: string) => string;
  /** The size in bytes; null if the file does not exist. */
  sizeOf(key: string): Promise<number | null>;
  /** Deletes the file, its variants and unfinished uploads. Missing files are ignored. */
  remove(key: string): Promise<void>;
  /** Begins a chunked upload and returns the store's id of it. */
  begin(key: string): Promise<string>;
  /** Stores a chunk. If the stream fails, the chunk is missing and can be written again. */
  writeChunk(unfinished: ChunkedUpload, index: number, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Completes the upload. Idempotent. Rejects if the chunks do not add up to the size. */
  finish(unfinished: ChunkedUpload): Promise<void>;
  /** Deletes all chunks of an upload, complete or not. */
  abort(unfinished: ChunkedUpload): Promise<void>;
}

/** The size of a chunk in bytes. */
export const lengthOf = ({ size, chunkSize }: ChunkedUpload, index: number): number =>
  Math.min(chunkSize, size - index * chunkSize);

/**
 * Stores files in a folder. A stored file is synced to disk, so it survives a crash of the machine as rows of the
 * database do.
 */
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
      // A variant may be created twice concurrently.
      const unfinished = `${path}${key.includes('/') ? `.${randomUUID()}` : ''}.unfinished`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await pipeline(bytes, createWriteStream(unfinished, { flush: true }));
        await rename(unfinished, path);
        await settle(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {}); // Ignores errors, which may have the same cause as the failed write.
        throw folderErrorOf(folder, error);
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
        throw folderErrorOf(folder, error);
      }
      return '';
    },
    writeChunk: async ({ key, chunkSize }, index, bytes) => {
      const start = index * chunkSize;
      const place = { flags: 'r+', start, highWaterMark: written, flush: true };
      try {
        await pipeline(bytes, createWriteStream(unfinishedOf(key), place));
      } catch (error) {
        throw folderErrorOf(folder, error);
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
    abort: ({ key }) => remove(key),
  };
}

/** Bytes per write. */
const written = 1024 * 1024;

/** Syncs a folder's entries to disk. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
