// Who may use a connection: everybody has a lane of their own, so that one whose calls are slow does not keep the others
// waiting. A lane may have as many calls under way as connections are still free. Alone it thus gets half of them, n
// greedy ones share n parts of n + 1, and whoever comes next always finds some.
import { failure, type RestError } from './errors.ts';
import type { Life, Mortal } from './life.ts';
import { connectionLimit, waitingLimit, waitingLimitOfLane } from './limits.ts';
import { failureOfLife } from './transport.ts';

/** A company by its id; else whoever it is by a name of theirs. */
export type LaneKey = number | string;

export interface Lanes {
  /**
   * Null when the call may go at once, otherwise settles when it may; refused when that takes longer than its patience,
   * in milliseconds. Each that may go leaves again.
   */
  readonly enter: (key: LaneKey, patience: number, life: Life) => Promise<void> | null;
  readonly leave: (key: LaneKey) => void;
  /** Sends away all that wait. */
  readonly dismiss: (why: () => RestError) => void;
  readonly running: () => number;
  readonly waiting: () => number;
  /** How many found too many before them, or waited too long. */
  readonly refused: () => number;
}

interface Lane {
  running: number;
  readonly waiting: Set<Waiting>;
}

interface Waiting extends Mortal {
  readonly start: () => void;
  readonly giveUp: (why: RestError) => void;
}

export function createLanes({
  connections = connectionLimit,
  maxWaiting = waitingLimit,
  maxWaitingOfLane = waitingLimitOfLane,
} = {}): Lanes {
  const lanes = new Map<LaneKey, Lane>();
  /** Those in which somebody waits, in the order of their turns. */
  const queue = new Set<LaneKey>();
  let running = 0;
  let waiting = 0;
  let refused = 0;

  const isOpen = (lane: Lane) => lane.running < connections - running;
  const begin = (lane: Lane) => {
    lane.running += 1;
    running += 1;
  };
  const wait = (key: LaneKey, lane: Lane, patience: number, life: Life) => {
    if (lane.waiting.size >= maxWaitingOfLane || waiting >= maxWaiting) {
      forget(key, lane);
      throw overloaded();
    }
    return new Promise<void>((go, fail) => {
      const depart = () => {
        clearTimeout(timer);
        life.remove(self);
        lane.waiting.delete(self);
        waiting -= 1;
        if (lane.waiting.size === 0) queue.delete(key);
      };
      const self: Waiting = {
        start: () => {
          depart();
          begin(lane);
          go();
        },
        giveUp: (why) => {
          depart();
          forget(key, lane);
          fail(why);
        },
        end: (why) => self.giveUp(failureOfLife(why)),
      };
      lane.waiting.add(self);
      waiting += 1;
      queue.add(key);
      const timer = setTimeout(() => self.giveUp(overloaded()), patience);
      life.add(self);
    });
  };
  const overloaded = () => {
    refused += 1;
    return failure('OVERLOADED', { retryAfter: 1 });
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
      const [first] = lane.waiting;
      first?.start();
      if (lane.waiting.size > 0) queue.add(key); // behind the others, and looked at again
    }
  };
  return {
    enter: (key, patience, life) => {
      let lane = lanes.get(key);
      if (!lane) lanes.set(key, (lane = { running: 0, waiting: new Set() }));
      if (lane.waiting.size > 0 || !isOpen(lane)) return wait(key, lane, patience, life);
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
    dismiss: (why) => {
      for (const key of queue) {
        for (const { giveUp } of lanes.get(key)?.waiting ?? []) giveUp(why());
      }
    },
    running: () => running,
    waiting: () => waiting,
    refused: () => refused,
  };
}
