// Queues REST calls for connections in fair order: each client has a share, so that a client with slow calls does not
// delay the others.
import { failure, type RestError } from '../errors.ts';
import type { Lifetime, Cancellable } from '../resilience/lifetime.ts';
import { connectionLimit, waitingLimit, waitingLimitPerClient, waitTimeout } from '../limits.ts';
import { createNestedFairShares } from './shares.ts';
import { lifetimeFailure } from '../transport.ts';

/**
 * A company by its id, a user by a token, an unknown caller by address or by `anonymousClientKey`.
 */
export type ClientKey = number | string;

/**
 * Separates unknown callers at one address by the company that they name: if its calls hang, the others can still run
 * and become known.
 */
export const anonymousClientKey = (address: string, company: number | null): ClientKey =>
  company === null ? address : `${address} ${company}`;

const addressOf = (key: ClientKey): ClientKey =>
  typeof key === 'number' ? key : (key.split(' ', 1)[0] ?? key);

export interface FairQueue {
  /**
   * Returns null when the call may start now, otherwise a promise that resolves when it may. Rejects after `patience`
   * milliseconds, or sooner when many clients wait, unless the call is a write. Each started call must be released.
   */
  readonly enter: (
    key: ClientKey,
    patience: number,
    life: Lifetime,
    isChange?: boolean,
  ) => Promise<void> | null;
  readonly release: (key: ClientKey, isChange: boolean) => void;
  /** Rejects all waiting calls. */
  readonly rejectAll: (why: () => RestError) => void;
  readonly running: () => number;
  readonly waiting: () => number;
  /** Calls that were rejected, because the queue was full or they waited too long. */
  readonly refused: () => number;
}

interface Waiting extends Cancellable {
  readonly start: () => void;
  readonly giveUp: (why: RestError) => void;
}

interface Queue {
  readonly key: ClientKey;
  readonly isChange: boolean;
  readonly line: Set<Waiting>;
}

export function createFairQueue({
  connections = connectionLimit,
  maxWaiting = waitingLimit,
  maxWaitingOfLane = waitingLimitPerClient,
  /**
   * Reads, and writes, of one client that run at once; counted separately, so that hanging writes do not block a
   * school's reads.
   */
  mostOfKind = Infinity,
  /**
   * When at least `lanes` clients wait, each call waits at most `patience` milliseconds. Unknown callers at one address
   * count as one client.
   */
  crowd = { lanes: Infinity, patience: waitTimeout },
} = {}): FairQueue {
  const shares = createNestedFairShares<ClientKey>(connections, addressOf);
  const sharesOfKind = () => createNestedFairShares<ClientKey>(connections, addressOf, mostOfKind);
  const changing = sharesOfKind();
  const reading = sharesOfKind();
  const ofKind = (isChange: boolean) => (isChange ? changing : reading);
  const mayGo = (key: ClientKey, isChange: boolean) =>
    shares.mayTake(key) && ofKind(isChange).mayTake(key);
  const take = (key: ClientKey, isChange: boolean) => {
    shares.take(key);
    ofKind(isChange).take(key);
  };
  /** The waiting reads and writes of each client, in the order in which the clients are served. */
  const queues = new Map<string, Queue>();
  const nameOf = (key: ClientKey, isChange: boolean) => `${isChange ? 'changes' : 'reads'} ${key}`;
  let waiting = 0;
  let refused = 0;

  /** Number of waiting calls by client; unknown callers at one address are counted together. */
  const waitingOf = new Map<ClientKey, number>();
  const wait = (key: ClientKey, patience: number, life: Lifetime, isChange: boolean) => {
    const holder = addressOf(key);
    makeRoom(holder);
    const name = nameOf(key, isChange);
    const queue = queues.get(name) ?? { key, isChange, line: new Set() };
    return new Promise<void>((go, fail) => {
      const depart = () => {
        clearInterval(impatience);
        life.remove(self);
        queue.line.delete(self);
        waiting -= 1;
        count(waitingOf, holder, -1);
        if (queue.line.size === 0) queues.delete(name);
      };
      const self: Waiting = {
        start: () => {
          depart();
          take(key, isChange);
          go();
        },
        giveUp: (why) => {
          depart();
          fail(why);
        },
        end: (why) => self.giveUp(lifetimeFailure(why)),
      };
      queue.line.add(self);
      queues.set(name, queue);
      waiting += 1;
      count(waitingOf, holder, 1);
      const came = performance.now();
      const lookAround = () => {
        const isTooLate = performance.now() - came >= patience;
        const isInCrowd = !isChange && waitingOf.size >= crowd.lanes;
        if (isTooLate || isInCrowd) self.giveUp(overloaded());
      };
      const impatience = setInterval(lookAround, Math.min(patience, crowd.patience));
      life.add(self);
    });
  };
  /**
   * When the queue is full, the client with the most waiting calls loses its last one, preferably a read, to a client
   * with fewer.
   */
  const makeRoom = (holder: ClientKey) => {
    const own = waitingOf.get(holder) ?? 0;
    if (own >= maxWaitingOfLane) throw overloaded();
    if (waiting < maxWaiting) return;
    const [longest] = [...waitingOf].toSorted(([, one], [, other]) => other - one);
    if (longest === undefined || longest[1] <= own + 1) throw overloaded();
    const last = [...queues.values()]
      .filter(({ key }) => addressOf(key) === longest[0])
      .toSorted(
        (one, other) =>
          Number(one.isChange) - Number(other.isChange) || other.line.size - one.line.size,
      )
      .flatMap(({ line }) => [...line].slice(-1))[0];
    last?.giveUp(overloaded());
  };
  const overloaded = () => {
    refused += 1;
    return failure('OVERLOADED', { retryAfter: 1 });
  };
  /** Starts one call of each client in turn while connections are free. */
  const wake = () => {
    for (const [name, queue] of queues) {
      const { key, isChange, line } = queue;
      if (!mayGo(key, isChange)) continue;
      queues.delete(name);
      if (line.size > 1) queues.set(name, queue); // moves to the end and is visited again
      const [first] = line;
      first?.start();
    }
  };
  return {
    enter: (key, patience, life, isChange = false) => {
      const hasLine = queues.size > 0 && queues.has(nameOf(key, isChange));
      if (hasLine || !mayGo(key, isChange)) return wait(key, patience, life, isChange);
      take(key, isChange);
      return null;
    },
    release: (key, isChange) => {
      shares.release(key);
      ofKind(isChange).release(key);
      if (queues.size > 0) wake();
    },
    rejectAll: (why) => {
      for (const { line } of queues.values()) {
        for (const { giveUp } of line) giveUp(why());
      }
    },
    running: () => shares.taken(),
    waiting: () => waiting,
    refused: () => refused,
  };
}

function count(counts: Map<ClientKey, number>, key: ClientKey, more: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + more;
  if (sum > 0) counts.set(key, sum);
  else counts.delete(key);
}
