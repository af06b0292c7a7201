// A full disk under the embedded database. What can't be written is refused and nothing else is lost; but where not even
// the write-ahead log can grow, the engine ends itself, and the process with it: the next start goes on from the log.
import { statfsSync } from 'node:fs';
import { FolderProblem } from '../files/data-folders.ts';
import { databaseErrorOf, isDiskFull } from './failures.ts';
import type { InTransaction } from './transactions.ts';

/** Transactions whose failures name the folder that is full. */
export const tellingOfSpace =
  (folder: string, run: InTransaction, end: (why: unknown) => void = endProcess): InTransaction =>
  async (work, options) => {
    try {
      return await run(work, options);
    } catch (error) {
      const problem = isDiskFull(error) ? new FolderProblem(folder, 'ENOSPC', error) : error;
      if (databaseErrorOf(error)?.severity === 'PANIC') end(problem);
      throw problem;
    }
  };

/** Past all handlers of errors, so that whoever watches over the process logs it and closes what there is. */
function endProcess(why: unknown): void {
  setImmediate(() => {
    throw why;
  });
}

/** Why an engine did not start, which it says itself where it could. */
export function startProblem(folder: string, error: unknown): unknown {
  if (error instanceof FolderProblem) return error;
  const { bavail, bsize } = statfsSync(folder);
  const isFull = isDiskFull(error) || bavail * bsize < logSegment;
  return isFull ? new FolderProblem(folder, 'ENOSPC', error) : error;
}

/** Bytes that the write-ahead log grows by. */
const logSegment = 16 * 1024 * 1024;
