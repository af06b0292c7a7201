// A server that has too much to do, and says when to come again: operations wait for that by themselves, and `BusyNotice`
// shows for how long.

export interface Busy {
  /** By Date.now(); null while the server is tried again. */
  readonly until: number | null;
}

/** Seconds. Who is told to wait longer is told that it failed. */
const longestPause = 15;

/** Seconds on top of what the server asks for, before each try: those who come again in vain come more seldom. */
const patience = [0, 1, 3, 7];

/** Milliseconds by which tries are spread, so that not everybody comes back at the same moment. */
const spread = 500;

export interface Waiting {
  /** Resolves when the operation may be sent again. Null when it is not: the server asks for too long, or was tried enough. */
  readonly pause: (seconds: number, signal: AbortSignal) => Promise<void> | null;
  /** However it ended. */
  readonly end: () => void;
}

/** The pauses of one operation. */
export function startWaiting(): Waiting {
  let tries = 0;
  let until: number | null = null;
  const self = { until: () => until };
  const set = (next: number | null) => {
    until = next;
    tell();
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
      if (waiting.delete(self)) tell();
    },
  };
}

const waiting = new Set<{ until: () => number | null }>();
const listeners = new Set<() => void>();
let shown: Busy | null = null;

/** Null while nothing waits; of several the one that waits longest. */
export const busyNow = (): Busy | null => shown;

export function followBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When something waits. */
export function untilBusy(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (shown === null) return;
      leave();
      done();
    };
    const leave = followBusy(look);
    look();
  });
}

function tell(): void {
  const times = [...waiting].flatMap(({ until }) => until() ?? []);
  const until = times.length === 0 ? null : Math.max(...times);
  shown = waiting.size === 0 ? null : { until };
  for (const listener of listeners) listener();
}

/** Rejects with the reason of the signal. */
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
