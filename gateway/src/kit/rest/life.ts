// How long the calls of one operation may go on: until its client goes away or its time is over.

export interface Life {
  /** Why they must end; null while they may go on. */
  readonly ended: Ending | null;
  /** Runs `stop` when they must end; gives back how to take that back. */
  readonly onEnd: (stop: (why: Ending) => void) => () => void;
}

/** left: the client went away; late: the operation's time is over. */
export type Ending = 'left' | 'late';

/** A life in the hands of who began it. */
export interface OwnedLife extends Life {
  /** The client went away. */
  readonly leave: () => void;
  /** All is done: the timer is freed, and nothing ends any more. */
  readonly close: () => void;
}

/** Begins now. The timer starts with the first call, so that an operation without calls does not pay for one. */
export function startLife(milliseconds: number): OwnedLife {
  const begun = performance.now();
  const stops = new Set<(why: Ending) => void>();
  let ended: Ending | null = null;
  let timer: NodeJS.Timeout | undefined;

  const end = (why: Ending) => {
    if (ended !== null) return;
    ended = why;
    clearTimeout(timer);
    for (const stop of stops) stop(why);
    stops.clear();
  };
  return {
    get ended() {
      if (ended === null && timer === undefined && performance.now() - begun >= milliseconds) {
        end('late');
      }
      return ended;
    },
    onEnd: (stop) => {
      if (ended !== null) {
        stop(ended);
        return () => undefined;
      }
      timer ??= setTimeout(end, begun + milliseconds - performance.now(), 'late');
      stops.add(stop);
      return () => stops.delete(stop);
    },
    leave: () => end('left'),
    close: () => {
      clearTimeout(timer);
      stops.clear();
    },
  };
}
