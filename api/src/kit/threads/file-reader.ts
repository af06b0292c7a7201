// Files that people bring are read in threads: one at a time of a company, two in all. What is found comes in portions,
// each when it is asked for, so that neither memory nor the thread that answers requests has to hold the whole.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FailureReason } from '../http/errors.ts';
import { Failure, type FailureStatus } from '../http/failure.ts';
import { fairQueue } from '../fairness/fair-queue.ts';
import type { Storage } from '../files/storage.ts';
import { Exhausted, startThread, tooComplex, type ThreadLimits } from './threads.ts';

/**
 * What the module of a reader exports as default: it finds portions of a file. What it is given for one is the answer to
 * it. A `Failure` that it throws comes out at the other end.
 */
export type Reading<Options, Portion, Reply> = (
  path: string,
  options: Options,
) => AsyncGenerator<Portion, void, Reply | undefined>;

export interface ReaderOrder {
  module: string;
  path: string;
  options: unknown;
}

/** What comes of a look for the next portion. */
export type Found<Portion> =
  | { portion: Portion }
  | { failure: { status: FailureStatus; errors: FailureReason[] } }
  | { isOver: true };

/** The next portion, once the last one has been dealt with as the reply says; null behind the last. */
export type Next<Portion, Reply> = (reply?: Reply) => Promise<Portion | null>;

interface File {
  storage: Storage;
  key: string;
  /** Whose turn it is: one file of a company is read at a time. */
  companyId: number;
  /** Ends the reading. */
  signal: AbortSignal;
}

export type FileReader<Options, Portion, Reply> = <T>(
  file: File,
  options: Options,
  work: (next: Next<Portion, Reply>) => Promise<T>,
) => Promise<T>;

const usual: ThreadLimits = { heap: 512, processor: 60_000 };

/** Jobs wait for each other already; whoever else has to wait longer is refused. */
const queue = fairQueue({ atOnce: 2, each: 1, places: 1000, patience: 15 * 60_000 });

/** `module` has a `Reading` for its default export; the thread ends when the work does. */
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
        const thread = startThread<Reply | undefined, Found<Portion>>(
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
          throw error instanceof Exhausted ? tooComplex(error.what) : error;
        } finally {
          signal.removeEventListener('abort', end);
          await thread.end();
        }
      }),
    );

/** Where the bytes lie on this machine, if only for so long. */
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

/** Milliseconds for which no file is read. */
const longest = 6 * 3_600_000;

/** Copies of processes that were killed; other processes may be at theirs. */
async function removeLeft(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!copy.test(name)) continue;
    const path = join(tmpdir(), name);
    const { mtimeMs: at = Infinity } = (await stat(path).catch(() => null)) ?? {};
    // That of another user can't be removed.
    if (at < Date.now() - longest) await rm(path, { force: true }).catch(() => undefined);
  }
}
