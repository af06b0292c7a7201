// Whose turn it is to have a connection. While there are enough, everybody's; otherwise whoever has had the database for
// the shortest time goes first, so that one who asks for much waits for themselves and not the others for them.
//
// Time is counted for each payer of the work: the address that a request comes from and the token that it brings. Of the
// two the one that has used more counts: neither many tokens at one address nor many addresses of one token get more.
import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { overloaded } from '../errors.ts';

/** Those whom work is counted for. */
export type Payers = readonly string[];

interface Asking {
  readonly payers: Payers;
  /** A request that had a turn is not sent away halfway: for further ones it waits as long as it takes. */
  admitted: boolean;
}

const asking = new AsyncLocalStorage<Asking>();

/**
 * Does what begins a request; all database work that follows from it is counted for these. What is counted for nobody
 * (jobs, the start) waits as long as it takes.
 */
export const countedFor = (payers: Payers, begin: () => void): void =>
  asking.run({ payers, admitted: false }, begin);

/** A turn that was taken. */
export interface Turn {
  readonly payers: Payers;
  /** Milliseconds, by the clock and by what all payers had used when it began. */
  readonly since: number;
  readonly usedBefore: number;
}

export interface Turns {
  /** At once where that is possible. Throws or rejects with 503 for those who would wait too long. */
  readonly take: () => Turn | Promise<Turn>;
  readonly leave: (turn: Turn) => void;
}

interface Limits {
  /** Milliseconds that a request waits for its turn. */
  patience: number;
  /** Requests that wait, of all and of one payer: further ones would only come too late. */
  waiting: number;
  waitingOfOne: number;
}

const usual: Limits = { patience: 1000, waiting: 2000, waitingOfOne: 500 };

/** Payers of whom is known what they have used; others count like who has used least. */
const remembered = 10_000;

const nobody: Asking = { payers: ['nobody'], admitted: true };

interface Queue {
  readonly payers: Payers;
  readonly waiting: Set<() => void>;
}

/** `places`: how many turns there are at once. One payer may have as many of them as are still free, or a single one. */
export function createTurns(places: number, limits: Limits = usual): Turns {
  const used = new LRUCache<string, number>({ max: remembered });
  const takenBy = new Map<string, number>();
  const waitingOf = new Map<string, number>();
  const queues = new Map<string, Queue>();
  let taken = 0;
  let waiting = 0;
  /** What the one had used who had used least when they were let go: whoever comes back has saved nothing up. */
  let least = 0;

  const usedBy = (payer: string) => Math.max(least, used.get(payer) ?? 0);
  const most = ({ payers }: Queue) => Math.max(...payers.map(usedBy));
  const fewest = ({ payers }: Queue) => Math.min(...payers.map(usedBy));
  const mayGo = (payers: Payers) =>
    taken < places && payers.every((payer) => (takenBy.get(payer) ?? 0) < places - taken);

  const begin = (asked: Asking): Turn => {
    const { payers } = asked;
    asked.admitted = true;
    taken += 1;
    for (const payer of payers) count(takenBy, payer, 1);
    least = Math.max(least, ...payers.map(usedBy));
    return { payers, since: performance.now(), usedBefore: least };
  };
  const wait = (asked: Asking): Promise<Turn> => {
    const { payers, admitted } = asked;
    const tooMany =
      waiting >= limits.waiting ||
      payers.some((payer) => (waitingOf.get(payer) ?? 0) >= limits.waitingOfOne);
    if (tooMany && !admitted) throw overloaded();
    return new Promise((go, fail) => {
      const key = payers.join(' ');
      const queue = queues.get(key) ?? { payers, waiting: new Set() };
      const depart = () => {
        clearTimeout(timer);
        queue.waiting.delete(start);
        if (queue.waiting.size === 0) queues.delete(key);
        waiting -= 1;
        for (const payer of payers) count(waitingOf, payer, -1);
      };
      const start = () => {
        depart();
        go(begin(asked));
      };
      const giveUp = () => {
        depart();
        fail(overloaded());
      };
      const timer = admitted ? undefined : setTimeout(giveUp, limits.patience);
      queue.waiting.add(start);
      queues.set(key, queue);
      waiting += 1;
      for (const payer of payers) count(waitingOf, payer, 1);
    });
  };
  const next = (): Queue | undefined => {
    let first: Queue | undefined;
    for (const queue of queues.values()) {
      if (!mayGo(queue.payers)) continue;
      if (first === undefined || isBefore(queue, first)) first = queue;
    }
    return first;
  };
  const isBefore = (one: Queue, other: Queue) =>
    most(one) < most(other) || (most(one) === most(other) && fewest(one) < fewest(other));

  return {
    take: () => {
      const asked = asking.getStore() ?? nobody;
      return mayGo(asked.payers) ? begin(asked) : wait(asked);
    },
    leave: ({ payers, since, usedBefore }) => {
      const spent = performance.now() - since;
      taken -= 1;
      for (const payer of payers) {
        count(takenBy, payer, -1);
        used.set(payer, Math.max(usedBefore, used.get(payer) ?? 0) + spent);
      }
      for (let queue = next(); queue !== undefined; queue = next()) {
        const [start] = queue.waiting;
        start?.();
      }
    },
  };
}

function count(counts: Map<string, number>, key: string, more: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + more;
  if (sum > 0) counts.set(key, sum);
  else counts.delete(key);
}
