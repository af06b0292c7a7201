// Work in threads of their own, each with limits of memory and of processor time, behind the thread that answers requests:
// a PDF that is laid out, a file that somebody brought.
import { Worker } from 'node:worker_threads';
import { Failure } from '../http/failure.ts';

export interface ThreadLimits {
  /** MB of its heap. */
  heap: number;
  /** Milliseconds of the processor: the same for a file on a busy machine and on an idle one. */
  processor: number;
}

/** What a thread is begun with; `kit/threads/begin.ts` loads the module in it. */
export interface ThreadOrder {
  /** The address of a module, which exports what the thread does. */
  module: string;
  data: unknown;
}

export interface Thread<Sent, Received> {
  /** Sends a message and resolves to the next one that comes. Rejects when the thread ends before. */
  ask: (message: Sent) => Promise<Received>;
  /** Ends it at once, whatever it does. */
  end: () => Promise<void>;
}

/** Why a thread was ended before it was done. */
export class Exhausted extends Error {
  readonly what: 'memory' | 'processor' | 'patience';

  constructor(what: Exhausted['what']) {
    super(`a thread had no more ${what}`);
    this.what = what;
  }
}

/** Milliseconds between two looks at what threads have used. */
const pause = 250;

/**
 * Milliseconds that are waited for one answer, by the looks and not by the clock: for what neither uses the processor nor
 * comes to an end.
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
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Exhausted('memory') : error),
  );
  worker.once('exit', () => {
    clearInterval(watch);
    fail(new Error('the thread has ended'));
  });
  const endFor = (what: Exhausted['what']): void => {
    fail(new Exhausted(what));
    void worker.terminate();
  };
  let waited = 0;
  const look = async (): Promise<void> => {
    waited = waiting === undefined ? 0 : waited + pause;
    if (waited > patience) return endFor('patience');
    const { user, system } = await worker.cpuUsage();
    if ((user + system) / 1000 > processor) endFor('processor');
  };
  // What has just ended can't be looked at.
  const watch = setInterval(() => void look().catch(() => undefined), pause).unref();
  return {
    ask: (message) => {
      if (failure !== undefined) return Promise.reject(failure);
      waiting = Promise.withResolvers();
      // A thread of node's has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(message);
      return waiting.promise;
    },
    end: async () => void (await worker.terminate()),
  };
}

/** For whoever brought what was too much. */
export const tooComplex = (what: Exhausted['what']): Failure =>
  new Failure(422, [{ message: `Файл слишком сложный: ${reasons[what]}`, code: 'too_complex' }]);

const reasons: Record<Exhausted['what'], string> = {
  memory: 'на его чтение не хватило памяти. Разделите его на несколько',
  processor: 'его чтение заняло слишком много времени. Разделите его на несколько',
  patience: 'его чтение не закончилось. Загрузите его ещё раз или разделите на несколько',
};
