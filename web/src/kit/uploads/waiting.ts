// What uploads wait for: their turn, another try.

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

/** Ends sooner when the network comes back. Rejects with the reason of the signal. */
export async function untilRetry(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => resolve();
  const timer = setTimeout(done, milliseconds);
  addEventListener('online', done);
  signal.addEventListener('abort', done);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    removeEventListener('online', done);
    signal.removeEventListener('abort', done);
  }
  signal.throwIfAborted();
}
