// Queues requests for database connections and serves the client that has used the least database time first
// (shares.ts).
import { overloaded, tooManyRequests } from '../http/errors.ts';
import { createOveruse } from './overuse.ts';
import { background, currentWork, type ClientKeys, type Work } from './client-keys.ts';
import { createShares } from './shares.ts';

/** A connection in use, with the clock readings at its start. */
export interface ConnectionLease extends Clocks {
  readonly payer: ClientKeys;
}

/** Milliseconds of database work, and of elapsed time. */
interface Clocks {
  readonly work: number;
  readonly time: number;
}

export interface ConnectionQueue {
  /**
   * Returns a lease at once if a connection is free. Throws or rejects with 503 or 429 if the wait would be too long.
   */
  readonly acquire: () => ConnectionLease | Promise<ConnectionLease>;
  readonly release: (turn: ConnectionLease) => void;
}

export interface ConnectionQueueLimits {
  /**
   * Milliseconds that a read waits when the server is crowded; 0: no limit, and nothing is refused.
   */
  patience?: number;
  /** How many requests may wait, in total and per account. More would be answered too late. */
  waiting?: number;
  waitingOfOne?: number;
  /**
   * From this many waiting addresses on, the server is crowded. Accounts at one address never make a crowd, however
   * many there are.
   */
  crowd?: number;
  /** Processor time in milliseconds that the database has used, if it runs on this thread. */
  worked?: () => number;
}

/** Writes, and reads on a server that is not crowded, wait this many times `patience`. */
const longPatience = 20;

/**
 * An overusing client with at most this many waiting writes does not pause for them: a click and the one after it.
 */
const fewChanges = 2;

/** Upper limit of `Retry-After` in seconds for an overusing client. */
const mostSeconds = 5;

interface Waiting {
  readonly start: () => void;
  readonly giveUp: (why: Error) => void;
  readonly mayRefuse: boolean;
}

interface Queue {
  readonly payer: ClientKeys;
  /** Writes are served before reads. */
  readonly changes: Set<Waiting>;
  readonly reads: Set<Waiting>;
}

/**
 * Creates the queue of a pool with `places` connections. A client may hold as many connections as are still free, but
 * at least one. Connections cannot be taken back; on the embedded database, which has only one, a client whose long
 * work makes others wait pauses between its requests (overuse.ts). Only requests that have waited while others were
 * served are refused.
 */
export function createConnectionQueue(
  places: number,
  {
    patience = 0,
    waiting: mostWaiting = 2000,
    waitingOfOne = 500,
    crowd = 64,
    worked,
  }: ConnectionQueueLimits,
): ConnectionQueue {
  const shares = createShares();
  const debts = worked && patience > 0 ? createOveruse() : undefined;
  const served = createServed();
  const takenBy = new Map<string, number>();
  const queues = new Map<string, Queue>();
  /** How many queues each address has. */
  const queuesAt = new Map<string, number>();
  let taken = 0;
  let waiting = 0;
  /** Leases that have ended since waiting requests were last read from the network. */
  const spent: ConnectionLease[] = [];
  let listening = false;
  let endOfPause: NodeJS.Timeout | undefined;

  const clocks = (): Clocks => ({
    work: worked?.() ?? performance.now(),
    time: performance.now(),
  });
  const hasRoom = ({ account, address }: ClientKeys) =>
    (takenBy.get(account) ?? 0) < places - taken &&
    (takenBy.get(address) ?? 0) < (places - taken) * shares.peopleAt(address);
  /** Milliseconds that a client with this many waiting writes still pauses. */
  const pauseOf = (payer: ClientKeys, changes: number) =>
    changes > 0 && changes <= fewChanges ? 0 : (debts?.pauseOf(payer) ?? 0);
  const mayGo = (payer: ClientKeys, changes: number) =>
    !listening && taken < places && hasRoom(payer) && pauseOf(payer, changes) === 0;

  const begin = (work: Work): ConnectionLease => {
    const { payer } = work;
    work.admitted = true;
    taken += 1;
    for (const key of keysOf(payer)) count(takenBy, key, 1);
    shares.begin(payer);
    served.note(payer);
    if (worked) listen();
    return { payer, ...clocks() };
  };
  const wait = (work: Work): Promise<ConnectionLease> => {
    const { payer, writes } = work;
    const mayRefuse = !work.admitted && patience > 0;
    const key = keysOf(payer).join(' ');
    const queue = queues.get(key) ?? { payer, changes: new Set(), reads: new Set() };
    if (mayRefuse) makeRoom(queue, writes);
    return new Promise((go, fail) => {
      const line = writes ? queue.changes : queue.reads;
      const came = performance.now();
      const othersBefore = served.others(payer);
      const depart = () => {
        clearInterval(impatience);
        line.delete(self);
        waiting -= 1;
        if (lengthOf(queue) > 0) return;
        queues.delete(key);
        count(queuesAt, payer.address, -1);
      };
      const self: Waiting = {
        mayRefuse,
        start: () => {
          depart();
          go(begin(work));
        },
        giveUp: (why) => {
          depart();
          fail(why);
        },
      };
      const lookAround = () => {
        if (served.others(payer) === othersBefore) return;
        const isInCrowd = !writes && queuesAt.size >= crowd;
        if (!isInCrowd && performance.now() - came < longPatience * patience) return;
        self.giveUp(debts?.isOverusing(payer) ? tooMuch(debts.pauseOf(payer)) : overloaded());
      };
      const impatience = mayRefuse ? setInterval(lookAround, patience) : undefined;
      line.add(self);
      if (!queues.has(key)) count(queuesAt, payer.address, 1);
      queues.set(key, queue);
      waiting += 1;
      // If no other request arrives, only a timer ends the pause.
      if (pauseOf(payer, queue.changes.size) > 0) wakeAfterPauses();
    });
  };
  /**
   * Makes room in a full queue by refusing the last request of the client with the most waiting requests.
   */
  const makeRoom = (own: Queue, writes: boolean) => {
    if (lengthOf(own) >= waitingOfOne) {
      // A user who shares an address with a flood of reads can still sign in.
      const read = writes ? [...own.reads].findLast(({ mayRefuse }) => mayRefuse) : undefined;
      if (read === undefined) throw overloaded();
      return read.giveUp(overloaded());
    }
    if (waiting < mostWaiting) return;
    const [longest] = [...queues.values()].toSorted(
      (one, other) => lengthOf(other) - lengthOf(one),
    );
    if (longest === undefined || lengthOf(longest) <= lengthOf(own) + 1) throw overloaded();
    const last = [...longest.changes, ...longest.reads].findLast(({ mayRefuse }) => mayRefuse);
    if (last === undefined) throw overloaded();
    last.giveUp(overloaded());
  };
  /**
   * A database on the main thread blocks reading from the network. The next connection is assigned only after requests
   * that arrived meanwhile are queued, because until then it is unknown who waited.
   */
  const listen = () => {
    if (listening) return;
    listening = true;
    setImmediate(() => {
      listening = false;
      for (const turn of spent.splice(0)) settle(turn);
      giveAway();
    });
  };
  const settle = ({ payer, work, time }: ConnectionLease) => {
    if (payer.account === background) return;
    const lines = [...queues.values()]
      .filter((queue) => queue.payer.account !== background)
      .map((queue) => ({ payer: queue.payer, length: lengthOf(queue) }));
    debts?.settle(payer, { worked: work, took: time }, lines);
  };
  const giveAway = () => {
    for (let queue = next(); queue !== undefined; queue = next()) {
      const [first] = queue.changes.size > 0 ? queue.changes : queue.reads;
      first?.start();
    }
    wakeAfterPauses();
  };
  const wakeAfterPauses = () => {
    clearTimeout(endOfPause);
    const pauses = [...queues.values()]
      .map(({ payer, changes }) => pauseOf(payer, changes.size))
      .filter((pause) => pause > 0);
    if (pauses.length > 0) endOfPause = setTimeout(giveAway, Math.ceil(Math.min(...pauses)));
  };
  const next = (): Queue | undefined => {
    let first: Queue | undefined;
    for (const queue of queues.values()) {
      if (!mayGo(queue.payer, queue.changes.size)) continue;
      if (first === undefined || shares.usedBy(queue.payer) < shares.usedBy(first.payer))
        first = queue;
    }
    return first;
  };

  return {
    acquire: () => {
      const work = currentWork();
      const inLine = queues.get(keysOf(work.payer).join(' '));
      const changes = (inLine?.changes.size ?? 0) + (work.writes ? 1 : 0);
      return mayGo(work.payer, changes) ? begin(work) : wait(work);
    },
    release: ({ payer, work, time }) => {
      const now = clocks();
      taken -= 1;
      for (const key of keysOf(payer)) count(takenBy, key, -1);
      shares.add(payer, now.work - work);
      if (debts === undefined) return giveAway();
      spent.push({ payer, work: now.work - work, time: now.time - time });
      listen();
    },
  };
}

const keysOf = ({ account, address }: ClientKeys): readonly string[] =>
  account === address ? [address] : [account, address];

const lengthOf = ({ changes, reads }: Queue) => changes.size + reads.size;

/**
 * Records whose requests were served last, to tell whether other clients are served while one waits.
 */
function createServed() {
  let turns = 0;
  let latest = { account: '', turn: 0 };
  let latestOther = latest;
  return {
    note: ({ account }: ClientKeys) => {
      turns += 1;
      if (account === background) return;
      if (latest.account !== account) latestOther = latest;
      latest = { account, turn: turns };
    },
    /** Changes each time another account is served. Background work does not count. */
    others: ({ account }: ClientKeys) => (latest.account === account ? latestOther : latest).turn,
  };
}

const tooMuch = (pause: number) =>
  tooManyRequests(
    'Сейчас сервер занят другими: запрашивайте меньше за раз, повторите через несколько секунд',
    Math.min(pause / 1000, mostSeconds),
    'too_much_work',
  );

function count(counts: Map<string, number>, key: string, more: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + more;
  if (sum > 0) counts.set(key, sum);
  else counts.delete(key);
}
