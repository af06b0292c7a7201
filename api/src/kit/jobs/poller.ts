// Work that a process does whenever there is some: when it is woken, and every so often, for what nobody announced.
import type { FastifyBaseLogger } from 'fastify';

export interface Wakeable {
  /** Begins with what is unfinished. */
  start: () => void;
  /** There is something to do. */
  wake: () => void;
  /** Ends after what is at work; what is left is found at the next start. */
  stop: () => Promise<void>;
}

interface Rhythm {
  /** Milliseconds between two looks for work. */
  interval: number;
  log: FastifyBaseLogger;
  /** What is logged with an error, after which it is tried at the next look. */
  failed: string;
}

/** `pass` does what there is, and answers whether there may be more. */
export function wakeable(
  { interval, log, failed }: Rhythm,
  pass: (stopping: AbortSignal) => Promise<boolean>,
): Wakeable {
  const stopping = new AbortController();
  let working: Promise<void> | null = null;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;
  const work = async () => {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false;
      const isMore = await pass(stopping.signal);
      isWanted ||= isMore;
    }
  };
  const wake = () => {
    isWanted = true;
    working ??= work()
      .catch((error: unknown) => log.error({ err: error }, failed))
      .finally(() => {
        working = null;
      });
  };
  return {
    start: () => {
      timer = setInterval(wake, interval).unref();
      wake();
    },
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await working;
    },
  };
}
