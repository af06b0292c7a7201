// Retries for an overloaded server that sends Retry-After: operations wait and are sent again, and `BusyNotice` shows
// the time left.

export interface Busy {
  /** As Date.now(); null while a retry is running. */
  readonly until: number | null;
}

/** Seconds. If the server requests a longer pause, the operation fails. */
const longestPause = 15;

/**
 * Seconds added to the server's pause before each retry, so that repeated attempts become rarer.
 */
const patience = [0, 1, 3, 7];

/** Milliseconds of random delay, so that clients don't return all at once. */
const spread = 500;

export interface RetrySchedule {
  /**
   * Resolves when the operation may be sent again. Null when it should fail: the pause is too long or the retries are
   * used up.
   */
  readonly pause: (seconds: number, signal: AbortSignal) => Promise<void> | null;
  /** Must be called whatever the outcome. */
  readonly end: () => void;
}

/** Tracks the retries of one operation. */
export function startRetries(): RetrySchedule {
  let tries = 0;
  let until: number | null = null;
  const self = { until: () => until };
  const set = (next: number | null) => {
    until = next;
    notifyListeners();
  };
  return {
    pause: (seconds, signal) => {
      const more = patience[tries];
      if (more === undefined || seconds > longestPause) return null;
      tries += 1;
      waiting.add(self);
      const time = (Math.max(1, seconds) + more) * 1000;
      set(Date.now() + time);
      return sleep(time + Math.random() * spread, signal).then(() => set(null));
    },
    end: () => {
      if (waiting.delete(self)) notifyListeners();
    },
  };
}

const waiting = new Set<{ until: () => number | null }>();
const listeners = new Set<() => void>();
let shown: Busy | null = null;

/** Null while nothing waits; otherwise the longest wait. */
export const busyNow = (): Busy | null => shown;

export function subscribeToBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves when an operation starts to wait. */
export function untilBusy(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (shown === null) return;
      leave();
      done();
    };
    const leave = subscribeToBusy(look);
    look();
  });
}

function notifyListeners(): void {
  const times = [...waiting].flatMap(({ until }) => until() ?? []);
  const until = times.length === 0 ? null : Math.max(...times);
  shown = waiting.size === 0 ? null : { until };
  for (const listener of listeners) listener();
}

/** Rejects with the signal's reason. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const leave = () => {
      clearTimeout(timer);
      fail(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      done();
    }, milliseconds);
    signal.addEventListener('abort', leave);
  });
}
