// Reports a full disk under the embedded database, and ends the process if the write-ahead log cannot grow either.
import { statfsSync } from 'node:fs';
import { FolderProblem } from '../files/data-folders.ts';
import { databaseErrorOf, isDiskFull } from './failures.ts';
import type { RunTransaction } from './transactions.ts';

/** Wraps transactions so that disk-full errors name the folder. */
export const withDiskFullErrors =
  (folder: string, run: RunTransaction, end: (why: unknown) => void = endProcess): RunTransaction =>
  async (work, options) => {
    try {
      return await run(work, options);
    } catch (error) {
      const problem = isDiskFull(error) ? new FolderProblem(folder, 'ENOSPC', error) : error;
      if (databaseErrorOf(error)?.severity === 'PANIC') end(problem);
      throw problem;
    }
  };

/**
 * Throws outside of all error handlers, so that the process's uncaught-exception handler logs the error and shuts down;
 * the next start recovers from the write-ahead log.
 */
function endProcess(why: unknown): void {
  setImmediate(() => {
    throw why;
  });
}

/**
 * The reason why the engine did not start. Checks the free space itself, because the engine cannot always report it.
 */
export function startProblem(folder: string, error: unknown): unknown {
  if (error instanceof FolderProblem) return error;
  const { bavail, bsize } = statfsSync(folder);
  const isFull = isDiskFull(error) || bavail * bsize < logSegment;
  return isFull ? new FolderProblem(folder, 'ENOSPC', error) : error;
}

/** Bytes by which the write-ahead log grows. */
const logSegment = 16 * 1024 * 1024;
