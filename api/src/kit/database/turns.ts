// Whose turn it is to have a connection. While there are enough, everybody's; otherwise whoever has had the database for
// the shortest time goes first, so that one who asks for much waits for themselves and not the others for them.
//
// Time is counted for each payer of the work: the address that a request comes from and the token that it brings. Of the
// two the one that has used more counts: neither many tokens at one address nor many addresses of one token get more.
//
// A turn can't be taken away again. Where there is only one at a time, whoever has had many long ones gets no more for a
// while, as long as somebody else is there who would wait for one after the other.
import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { overloaded, tooManyRequests } from '../errors.ts';
import { createDebts } from './debts.ts';

/** Those whom work is counted for: an address, and perhaps a token. */
export type Payers = readonly [string, ...string[]];

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

/** Does work that is much and no request's, counted for a payer of its own: it waits as long as it takes. */
export const countedAlone = <T>(payer: string, work: () => Promise<T>): Promise<T> =>
  asking.run({ payers: [payer], admitted: true }, work);

/** A turn that was taken. */
export interface Turn {
  readonly payers: Payers;
  /** Milliseconds, by a clock and by what all payers had used when it began. */
  readonly since: number;
  readonly usedBefore: number;
}

export interface Turns {
  /** At once where that is possible. Throws or rejects with 503 for those who would wait too long. */
  readonly take: () => Turn | Promise<Turn>;
  readonly leave: (turn: Turn) => void;
}

export interface TurnLimits {
  /** Milliseconds that a request waits for its turn; 0: as long as it takes, and nobody is sent away. */
  patience?: number;
  /** Requests that wait, of all and of one payer: further ones would only come too late. */
  waiting?: number;
  waitingOfOne?: number;
  /**
   * For how many milliseconds the database has worked, where that can be told. Long turns are held against those who had
   * them only there: elsewhere they may have waited for others.
   */
  worked?: () => number;
}

/** Payers of whom is known what they have used; others count like who has used least. */
const remembered = 10_000;

const nobody: Asking = { payers: ['nobody'], admitted: true };

interface Waiting {
  readonly start: () => void;
  /** Not for work that has begun. */
  readonly giveUp: ((why: Error) => void) | null;
}

interface Queue {
  readonly payers: Payers;
  readonly waiting: Set<Waiting>;
}

/** `places`: how many turns there are at once. One payer may have as many of them as are still free, or a single one. */
export function createTurns(
  places: number,
  { patience = 0, waiting: mostWaiting = 2000, waitingOfOne = 500, worked }: TurnLimits,
): Turns {
  const used = new LRUCache<string, number>({ max: remembered });
  const takenBy = new Map<string, number>();
  const waitingOf = new Map<string, number>();
  const queues = new Map<string, Queue>();
  const debts = worked && patience > 0 ? createDebts() : undefined;
  const clock = worked ?? (() => performance.now());
  let taken = 0;
  let waiting = 0;
  /** What the one had used who had used least when they were let go: whoever comes back has saved nothing up. */
  let least = 0;
  /** Whether others who are there already have not been heard yet. */
  let listening = false;

  const usedBy = (payer: string) => Math.max(least, used.get(payer) ?? 0);
  const most = ({ payers }: Queue) => Math.max(...payers.map(usedBy));
  const fewest = ({ payers }: Queue) => Math.min(...payers.map(usedBy));
  const mayGo = (payers: Payers) =>
    !listening &&
    taken < places &&
    payers.every((payer) => (takenBy.get(payer) ?? 0) < places - taken);

  const begin = (asked: Asking): Turn => {
    const { payers } = asked;
    asked.admitted = true;
    taken += 1;
    for (const payer of payers) count(takenBy, payer, 1);
    least = Math.max(least, ...payers.map(usedBy));
    debts?.isThere(payers[0]);
    if (worked) listen();
    return { payers, since: clock(), usedBefore: least };
  };
  const wait = (asked: Asking): Promise<Turn> => {
    const { payers } = asked;
    const mayRefuse = !asked.admitted && patience > 0;
    const tooMany =
      waiting >= mostWaiting || payers.some((payer) => (waitingOf.get(payer) ?? 0) >= waitingOfOne);
    if (tooMany && mayRefuse) throw overloaded();
    return new Promise((go, fail) => {
      const key = payers.join(' ');
      const queue = queues.get(key) ?? { payers, waiting: new Set() };
      const depart = () => {
        clearTimeout(timer);
        queue.waiting.delete(self);
        if (queue.waiting.size === 0) queues.delete(key);
        waiting -= 1;
        for (const payer of payers) count(waitingOf, payer, -1);
      };
      const giveUp = (why: Error) => {
        depart();
        fail(why);
      };
      const self: Waiting = {
        start: () => {
          depart();
          go(begin(asked));
        },
        giveUp: mayRefuse ? giveUp : null,
      };
      const timer = mayRefuse ? setTimeout(() => giveUp(overloaded()), patience) : undefined;
      queue.waiting.add(self);
      queues.set(key, queue);
      waiting += 1;
      for (const payer of payers) count(waitingOf, payer, 1);
    });
  };
  const sendAway = (payers: Payers) => {
    const pause = debts?.pauseOf(payers) ?? 0;
    if (pause === 0) return;
    for (const queue of queues.values()) {
      if (!queue.payers.some((payer) => payers.includes(payer))) continue;
      for (const { giveUp } of queue.waiting) giveUp?.(tooMuch(pause));
    }
  };
  /**
   * A database on the thread of the whole program works before any other request is read: until the requests that have
   * come meanwhile stand in line, the next turn is not given away.
   */
  const listen = () => {
    listening = true;
    setImmediate(() => {
      listening = false;
      giveAway();
    });
  };
  const giveAway = () => {
    for (let queue = next(); queue !== undefined; queue = next()) {
      const [first] = queue.waiting;
      first?.start();
    }
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
      const pause = asked.admitted ? 0 : (debts?.pauseOf(asked.payers) ?? 0);
      if (pause > 0) throw tooMuch(pause);
      return mayGo(asked.payers) ? begin(asked) : wait(asked);
    },
    leave: ({ payers, since, usedBefore }) => {
      const spent = clock() - since;
      taken -= 1;
      for (const payer of payers) {
        count(takenBy, payer, -1);
        used.set(payer, Math.max(usedBefore, used.get(payer) ?? 0) + spent);
        debts?.add(payer, spent);
      }
      sendAway(payers);
      giveAway();
    },
  };
}

const tooMuch = (milliseconds: number) =>
  tooManyRequests(
    'Ваши запросы слишком долго занимают базу данных: запрашивайте меньше за раз',
    milliseconds / 1000,
    'too_much_work',
  );

function count(counts: Map<string, number>, key: string, more: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + more;
  if (sum > 0) counts.set(key, sum);
  else counts.delete(key);
}
