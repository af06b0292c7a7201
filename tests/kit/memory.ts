// Where the databases of a run lie: in memory, a database is copied in a seventh of the time that a disk takes.
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Bytes that the clusters of a run, three at most, never need together. */
const enough = 4 * 1024 ** 3;

/** A folder in memory where there is one with room, else the temporary folder. */
export function memoryFolder(): string {
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memory);
    // The folder's limit is not what is free.
    const room = Math.min(bavail * bsize, process.availableMemory());
    return room > enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
