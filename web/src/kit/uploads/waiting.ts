// What uploads wait for: their turn, the network, another try.
import { isOnline } from '../network/online.ts';

/** At most `limit` at once, in the order in which they came. */
export function turns(
  limit: number,
): <Value>(work: () => Promise<Value>, signal: AbortSignal) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work, signal) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      // Whoever waits takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Rejects with the reason of the signal. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  return until(signal, (done) => {
    addEventListener('online', done);
    if (isOnline()) done();
    return () => removeEventListener('online', done);
  });
}

/** Ends sooner when the network comes back. Rejects with the reason of the signal. */
export function untilRetry(milliseconds: number, signal: AbortSignal): Promise<void> {
  return until(signal, (done) => {
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', done);
    };
  });
}

async function until(signal: AbortSignal, wait: (done: () => void) => () => void): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => resolve();
  signal.addEventListener('abort', done);
  const stop = wait(done);
  try {
    await promise;
  } finally {
    stop();
    signal.removeEventListener('abort', done);
  }
  signal.throwIfAborted();
}
