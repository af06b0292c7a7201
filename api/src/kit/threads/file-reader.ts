// Reads uploaded files in worker threads, one at a time per company and two in total.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FailureReason, Failure, type FailureStatus } from '../http/failure.ts';
import { fairQueue } from '../fairness/fair-queue.ts';
import type { Storage } from '../files/storage.ts';
import { ThreadLimitExceeded, startThread, tooComplex, type ThreadLimits } from './threads.ts';

/**
 * The default export of a reader module: yields portions of a file and receives the reply to each. A `Failure` that it
 * throws is rethrown in the main thread.
 */
export type PortionReader<Options, Portion, Reply> = (
  path: string,
  options: Options,
) => AsyncGenerator<Portion, void, Reply | undefined>;

export interface ReaderOrder {
  module: string;
  path: string;
  options: unknown;
}

/** The result of reading a portion. */
export type PortionResult<Portion> =
  | { portion: Portion }
  | { failure: { status: FailureStatus; errors: FailureReason[] } }
  | { isOver: true };

/**
 * Replies to the previous portion and returns the next one; null after the last. On demand, so that neither memory nor
 * the main thread has to handle the whole file.
 */
export type NextPortion<Portion, Reply> = (reply?: Reply) => Promise<Portion | null>;

interface File {
  storage: Storage;
  key: string;
  /** Files of one company are read one at a time. */
  companyId: number;
  /** Aborts the reading. */
  signal: AbortSignal;
}

export type FileReader<Options, Portion, Reply> = <T>(
  file: File,
  options: Options,
  work: (next: NextPortion<Portion, Reply>) => Promise<T>,
) => Promise<T>;

const usual: ThreadLimits = { heap: 512, processor: 60_000 };

/** Jobs already wait for each other. Requests that would wait longer are refused. */
const queue = fairQueue({ atOnce: 2, each: 1, places: 1000, patience: 15 * 60_000 });

/** `module` exports a `PortionReader` by default. The thread ends with the work. */
export const fileReader =
  <Options, Portion, Reply = void>(
    module: URL,
    limits: ThreadLimits = usual,
  ): FileReader<Options, Portion, Reply> =>
  (file, options, work) =>
    queue.run(`company ${file.companyId}`, () =>
      atPath(file, async (path) => {
        const { signal } = file;
        signal.throwIfAborted();
        const order: ReaderOrder = { module: module.href, path, options };
        const thread = startThread<Reply | undefined, PortionResult<Portion>>(
          new URL('file-reader-thread.ts', import.meta.url),
          order,
          limits,
        );
        const end = () => void thread.end();
        signal.addEventListener('abort', end);
        try {
          return await work(async (reply) => {
            const found = await thread.ask(reply);
            if ('portion' in found) return found.portion;
            if ('isOver' in found) return null;
            throw new Failure(found.failure.status, found.failure.errors);
          });
        } catch (error) {
          signal.throwIfAborted();
          throw error instanceof ThreadLimitExceeded ? tooComplex(error.what) : error;
        } finally {
          signal.removeEventListener('abort', end);
          await thread.end();
        }
      }),
    );

/** Provides a local path for the file, if necessary as a temporary copy. */
async function atPath<T>(
  { storage, key, signal }: File,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (storage.pathOf) return work(storage.pathOf(key));
  await removeLeft();
  const path = join(tmpdir(), `kafedra-${randomUUID()}`);
  try {
    await pipeline(storage.read(key), createWriteStream(path), { signal });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

const copy = /^kafedra-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Milliseconds that reading a file never exceeds. */
const longest = 6 * 3_600_000;

/** Removes temporary copies of killed processes. Younger ones may be in use by other processes. */
async function removeLeft(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!copy.test(name)) continue;
    const path = join(tmpdir(), name);
    const { mtimeMs: at = Infinity } = (await stat(path).catch(() => null)) ?? {};
    // Files of other users cannot be removed.
    if (at < Date.now() - longest) await rm(path, { force: true }).catch(() => undefined);
  }
}
