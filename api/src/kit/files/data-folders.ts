// Errors of data folders that cannot be written, as one line with the folder and the remedy.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** For the operator of the program. `cause` is the system's error. */
export class FolderProblem extends Error {
  /** Whether the only problem is a lack of space. */
  readonly isFull: boolean;

  constructor(folder: string, code: Code, cause: unknown) {
    const [what, remedy] = problems[code];
    super(`The folder ${folder} ${what} (${code}): ${remedy}.`, { cause });
    this.isFull = code === 'ENOSPC' || code === 'EDQUOT';
  }
}

const rights = 'give this user the right to write there, or choose another folder with DATA_DIR';
const space = 'make room there, or choose another folder with DATA_DIR';

const problems = {
  EACCES: ['cannot be written', rights],
  EPERM: ['cannot be written', rights],
  EROFS: ['is read-only', 'mount it for writing, or choose another folder with DATA_DIR'],
  ENOTDIR: ['is below a file', 'choose another folder with DATA_DIR'],
  ENOENT: ['cannot be created', 'check its path, or choose another folder with DATA_DIR'],
  EEXIST: ['is a file', 'choose another folder with DATA_DIR'],
  ENOSPC: ['has no space left', space],
  EDQUOT: ['has no space left for this user', space],
} as const;

type Code = keyof typeof problems;

/** Converts system errors about the folder. Other errors are returned unchanged. */
export function folderErrorOf(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(problems, code) ? new FolderProblem(folder, code as Code, error) : error;
}

/** Creates a folder if it is missing. Throws if it cannot be written. */
export function prepareFolder(folder: string): void {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(probe, '1'); // Not empty, because an empty file needs no space.
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw folderErrorOf(folder, error);
  }
}
