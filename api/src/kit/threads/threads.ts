// Runs work in worker threads with limits on memory and processor time, for example rendering PDFs and reading uploaded
// files.
import { Worker } from 'node:worker_threads';
import { Failure } from '../http/failure.ts';

export interface ThreadLimits {
  /** Heap limit in MB. */
  heap: number;
  /** Processor time in milliseconds, independent of the load of the machine. */
  processor: number;
}

/** The input of `begin.ts`, which imports the module. */
export interface ThreadOrder {
  /** The URL of a module that exports the thread's message handler as `answers`. */
  module: string;
  data: unknown;
}

export interface Thread<Sent, Received> {
  /** Sends a message and resolves with the next one received. Rejects if the thread ends first. */
  ask: (message: Sent) => Promise<Received>;
  /** Terminates the thread immediately. */
  end: () => Promise<void>;
}

/** A thread was terminated because of a limit. */
export class ThreadLimitExceeded extends Error {
  readonly what: 'memory' | 'processor' | 'patience';

  constructor(what: ThreadLimitExceeded['what']) {
    super(`a thread exceeded its limit: ${what}`);
    this.what = what;
  }
}

/** Milliseconds between checks of the threads' usage. */
const pause = 250;

/**
 * Timeout of one answer in milliseconds, counted by checks instead of the clock. For work that hangs without using the
 * processor.
 */
const patience = 10 * 60_000;

export function startThread<Sent, Received>(
  module: URL,
  data: unknown,
  { heap, processor }: ThreadLimits,
): Thread<Sent, Received> {
  const worker = new Worker(new URL('begin.ts', import.meta.url), {
    workerData: { module: module.href, data } satisfies ThreadOrder,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  let failure: Error | undefined;
  let waiting: PromiseWithResolvers<Received> | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    waiting?.reject(failure);
    waiting = undefined;
  };
  worker.on('message', (message: Received) => {
    waiting?.resolve(message);
    waiting = undefined;
  });
  worker.once('error', (error: Error & { code?: string }) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitExceeded('memory') : error),
  );
  worker.once('exit', () => {
    clearInterval(watch);
    fail(new Error('the thread has ended'));
  });
  const endFor = (what: ThreadLimitExceeded['what']): void => {
    fail(new ThreadLimitExceeded(what));
    void worker.terminate();
  };
  let waited = 0;
  const look = async (): Promise<void> => {
    waited = waiting === undefined ? 0 : waited + pause;
    if (waited > patience) return endFor('patience');
    const { user, system } = await worker.cpuUsage();
    if ((user + system) / 1000 > processor) endFor('processor');
  };
  // Checking a thread that has just ended fails.
  const watch = setInterval(() => void look().catch(() => undefined), pause).unref();
  return {
    ask: (message) => {
      if (failure !== undefined) return Promise.reject(failure);
      waiting = Promise.withResolvers();
      // Ports in Node have no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(message);
      return waiting.promise;
    },
    end: async () => void (await worker.terminate()),
  };
}

/** The error for the user who uploaded the file. */
export const tooComplex = (what: ThreadLimitExceeded['what']): Failure =>
  new Failure(422, [{ message: `Файл слишком сложный: ${reasons[what]}`, code: 'too_complex' }]);

const reasons: Record<ThreadLimitExceeded['what'], string> = {
  memory: 'на его чтение не хватило памяти. Разделите его на несколько',
  processor: 'его чтение заняло слишком много времени. Разделите его на несколько',
  patience: 'его чтение не закончилось. Загрузите его ещё раз или разделите на несколько',
};
