// Chooses the folder of the databases of a test run: copying a database in memory takes a seventh of the time on a
// disk.
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Bytes: more than the clusters of a run, three at most, need together. */
const enough = 4 * 1024 ** 3;

/** A folder in memory if there is one with enough space, otherwise the temporary folder. */
export function memoryFolder(): string {
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memory);
    // The file system's limit can exceed the free memory.
    const room = Math.min(bavail * bsize, process.availableMemory());
    return room > enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
