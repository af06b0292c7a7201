// A folder for what the tests of a run put into the temporary folder: it goes with the run, whatever they leave in it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunFolder {
  path: string;
  remove(): void;
}

export function newRunFolder(): RunFolder {
  const path = mkdtempSync(join(tmpdir(), 'kafedra-run-'));
  // A process that was killed may still be writing its last bytes.
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** For the processes of the tests and the programs that they start, which load the same sources again and again. */
export function settingsOf(runFolder: string): Record<string, string> {
  return { TMPDIR: runFolder, NODE_COMPILE_CACHE: join(runFolder, 'compile-cache') };
}
