// Waiting for a free slot, for the network, or before a retry.
import { isOnline } from '../network/online.ts';

/** Runs at most `limit` tasks at once, first come first served. */
export function createSlots(
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
      // The slot passes to the next waiting task.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Rejects with the signal's reason. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  return until(signal, (done) => {
    addEventListener('online', done);
    if (isOnline()) done();
    return () => removeEventListener('online', done);
  });
}

/** Resolves early when the browser comes online. Rejects with the signal's reason. */
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
