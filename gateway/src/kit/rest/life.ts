// How long calls may go on: until the client goes away or the time is over.

export interface Life {
  /** Why they must end; null while they may go on. */
  readonly ended: Ending | null;
  /** Runs `stop` when they must end; gives back how to take that back. */
  readonly onEnd: (stop: Stop) => () => void;
}

/** left: the client went away; late: the time is over. */
export type Ending = 'left' | 'late';

type Stop = (why: Ending) => void;

/** A life in the hands of who began it. */
export interface OwnedLife extends Life {
  /** The client went away. */
  readonly leave: () => void;
  /** All is done: the timer is freed, and nothing ends any more. */
  readonly close: () => void;
}

/**
 * Begins now, and ends no later than the life that it is `within`. Its timer starts with the first call that it may
 * have to end, so that an operation without calls does not pay for one.
 */
export function startLife(milliseconds: number, within?: Life): OwnedLife {
  const deadline = performance.now() + milliseconds;
  const stops = new Set<Stop>();
  let ended: Ending | null = null;
  let timer: NodeJS.Timeout | undefined;
  let leaveOuter: (() => void) | undefined;

  const close = () => {
    clearTimeout(timer);
    leaveOuter?.();
    stops.clear();
  };
  const end: Stop = (why) => {
    if (ended !== null) return;
    ended = why;
    for (const stop of stops) stop(why);
    close();
  };
  const start = () => {
    timer = setTimeout(end, deadline - performance.now(), 'late');
    leaveOuter = within?.onEnd(end);
  };
  return {
    get ended() {
      if (ended === null && timer === undefined) {
        ended = within?.ended ?? (performance.now() >= deadline ? 'late' : null);
      }
      return ended;
    },
    onEnd: (stop) => {
      if (timer === undefined) start();
      if (ended !== null) stop(ended);
      else stops.add(stop);
      return () => stops.delete(stop);
    },
    leave: () => end('left'),
    close,
  };
}
