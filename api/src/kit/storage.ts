// Where the bytes of uploaded files are kept. Streams only: a file is never whole in memory.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { problemOf } from './folders.ts';

export interface Storage {
  /** Keeps the bytes under the key; rejects and keeps nothing when the stream fails. Resolves to their number. */
  write(key: string, bytes: Readable): Promise<number>;
  /** The bytes from `start` to `end`, both inclusive. */
  read(key: string, range?: { start: number; end: number }): Readable;
  /** Forgets the bytes; a key that isn't there is no error. */
  remove(key: string): Promise<void>;
}

export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    write: async (key, bytes) => {
      const path = pathOf(key);
      const unfinished = `${path}.unfinished`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await pipeline(bytes, createWriteStream(unfinished));
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {}); // It may be why nothing was written.
        throw problemOf(folder, error);
      }
      return (await stat(path)).size;
    },
    read: (key, range) => createReadStream(pathOf(key), range),
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}.unfinished`, { force: true }); // Left by a process that was killed.
    },
  };
}
