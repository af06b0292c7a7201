// Who may use a connection: every company has a lane of its own, so that one whose calls are slow does not keep the
// others waiting. A company may have as many calls under way as connections are still free. Alone it thus gets half of
// them, n greedy ones share n parts of n + 1, and whoever comes next always finds some.
import { failure } from './errors.ts';
import type { Life } from './life.ts';
import { MAX_CONNECTIONS, MAX_WAITING, MAX_WAITING_OF_COMPANY } from './limits.ts';
import { failureOfLife } from './transport.ts';

/** Calls above all companies have a lane together. */
export type LaneKey = number | null;

export interface Lanes {
  /** Null when the call may go at once, otherwise settles when it may. Each that may go leaves again. */
  readonly enter: (key: LaneKey, life: Life) => Promise<void> | null;
  readonly leave: (key: LaneKey) => void;
  readonly running: () => number;
  readonly waiting: () => number;
}

interface Lane {
  running: number;
  readonly waiting: Set<() => void>;
}

export function createLanes({
  connections = MAX_CONNECTIONS,
  maxWaiting = MAX_WAITING,
  maxWaitingOfCompany = MAX_WAITING_OF_COMPANY,
} = {}): Lanes {
  const lanes = new Map<LaneKey, Lane>();
  /** Those in which somebody waits, in the order of their turns. */
  const queue = new Set<LaneKey>();
  let running = 0;
  let waiting = 0;

  const isOpen = (lane: Lane) => lane.running < connections - running;
  const begin = (lane: Lane) => {
    lane.running += 1;
    running += 1;
  };
  const wait = (key: LaneKey, lane: Lane, life: Life) => {
    if (lane.waiting.size >= maxWaitingOfCompany || waiting >= maxWaiting) {
      forget(key, lane);
      throw failure('OVERLOADED', { retryAfter: 1 });
    }
    return new Promise<void>((go, giveUp) => {
      const start = () => {
        depart();
        outlive();
        begin(lane);
        go();
      };
      const depart = () => {
        lane.waiting.delete(start);
        waiting -= 1;
        if (lane.waiting.size === 0) queue.delete(key);
      };
      lane.waiting.add(start);
      waiting += 1;
      queue.add(key);
      const outlive = life.onEnd((why) => {
        depart();
        forget(key, lane);
        giveUp(failureOfLife(why));
      });
    });
  };
  const forget = (key: LaneKey, lane: Lane) => {
    if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(key);
  };
  /** One of each lane in turn, as long as there are connections. */
  const wake = () => {
    for (const key of queue) {
      const lane = lanes.get(key) as Lane;
      if (!isOpen(lane)) continue;
      queue.delete(key);
      const [start] = lane.waiting;
      start?.();
      if (lane.waiting.size > 0) queue.add(key); // behind the others, and looked at again
    }
  };
  return {
    enter: (key, life) => {
      let lane = lanes.get(key);
      if (!lane) lanes.set(key, (lane = { running: 0, waiting: new Set() }));
      if (lane.waiting.size > 0 || !isOpen(lane)) return wait(key, lane, life);
      begin(lane);
      return null;
    },
    leave: (key) => {
      const lane = lanes.get(key) as Lane;
      lane.running -= 1;
      running -= 1;
      forget(key, lane);
      if (queue.size > 0) wake();
    },
    running: () => running,
    waiting: () => waiting,
  };
}
