// Runs recurring work when it is woken, and at an interval for work that nothing announced.
import type { FastifyBaseLogger } from 'fastify';

export interface Poller {
  /** Starts with unfinished work. */
  start: () => void;
  /** Announces work. */
  wake: () => void;
  /** Stops after the current pass. Remaining work is found at the next start. */
  stop: () => Promise<void>;
}

interface Rhythm {
  /** Milliseconds between passes. */
  interval: number;
  log: FastifyBaseLogger;
  /** The log message of a failed pass, which is repeated at the next interval. */
  failed: string;
}

/** `pass` does the available work and returns whether there may be more. */
export function createPoller(
  { interval, log, failed }: Rhythm,
  pass: (stopping: AbortSignal) => Promise<boolean>,
): Poller {
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
