// A folder for the temporary files of a test run, deleted with all its content at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunFolder {
  path: string;
  remove(): void;
}

export function newRunFolder(): RunFolder {
  const path = mkdtempSync(join(tmpdir(), 'kafedra-run-'));
  // A killed process may still be writing.
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * A compile cache for the test processes and the programs that they start, which load the same sources repeatedly.
 */
export function settingsOf(runFolder: string): Record<string, string> {
  return { TMPDIR: runFolder, NODE_COMPILE_CACHE: join(runFolder, 'compile-cache') };
}
