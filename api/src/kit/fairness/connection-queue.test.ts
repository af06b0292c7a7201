import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overuseLimits } from './overuse.ts';
import { runForClient, rememberToken, type RequestSender } from './client-keys.ts';
import {
  createConnectionQueue,
  type ConnectionLease,
  type ConnectionQueue,
} from './connection-queue.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The state of a request for a connection. */
interface LeaseRequest {
  turn?: ConnectionLease;
  refused?: unknown;
}

type From = string | Partial<RequestSender>;

function ask(turns: ConnectionQueue, from: From): LeaseRequest {
  const sender = typeof from === 'string' ? { address: from } : from;
  const request: LeaseRequest = {};
  runForClient({ address: 'somewhere', token: undefined, writes: false, ...sender }, () =>
    takeInto(request, turns),
  );
  return request;
}

function takeInto(request: LeaseRequest, turns: ConnectionQueue): void {
  try {
    const taken = turns.acquire();
    if (!(taken instanceof Promise)) return void (request.turn = taken);
    taken.then(
      (turn) => (request.turn = turn),
      (refused: unknown) => (request.refused = refused),
    );
  } catch (refused) {
    request.refused = refused;
  }
}

const heard = () => new Promise<void>((resolve) => void setImmediate(resolve));

const leave = (turns: ConnectionQueue, { turn }: LeaseRequest) => turn && turns.release(turn);

/** Uses the connection for some milliseconds, then releases it to the next request. */
async function spend(
  turns: ConnectionQueue,
  request: LeaseRequest,
  milliseconds: number,
): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  leave(turns, request);
  await heard();
  await vi.advanceTimersByTimeAsync(0);
}

/** A database on the main thread, whose processor time the test sets. */
function embedded(limits: Parameters<typeof createConnectionQueue>[1] = {}) {
  let worked = 0;
  const turns = createConnectionQueue(1, { patience: 500, worked: () => worked, ...limits });
  return {
    turns,
    /** Work of this many milliseconds of processor time, which takes longer on a busy machine. */
    work: async (request: LeaseRequest, milliseconds: number, busy = 1) => {
      worked += milliseconds;
      await spend(turns, request, milliseconds * busy);
    },
  };
}

const person = (number: number, address = `home ${number}`, writes = false): RequestSender => {
  rememberToken(`token of ${number}`, number);
  return { address, token: `token of ${number}`, writes };
};

const tooMuch = expect.objectContaining({ status: 429 });
const overloaded = expect.objectContaining({ status: 503, headers: { 'retry-after': '1' } });

describe('the connection queue', () => {
  it('serves the client with the least usage first, not the first in line', async () => {
    const turns = createConnectionQueue(1, {});
    const first = ask(turns, 'busy');
    const second = ask(turns, 'busy');
    const other = ask(turns, 'other');
    await spend(turns, first, 100);
    expect([second.turn, other.turn]).toEqual([undefined, expect.anything()]);
    const otherAgain = ask(turns, 'other');
    await spend(turns, other, 10);
    expect([second.turn, otherAgain.turn]).toEqual([undefined, expect.anything()]);
    await spend(turns, otherAgain, 10);
    expect(second.turn).toBeDefined();
  });

  it('counts usage per address for visitors, and per person at any address', async () => {
    const turns = createConnectionQueue(1, {});
    await spend(turns, ask(turns, { address: 'office', token: 'made up' }), 100);
    await spend(turns, ask(turns, person(1, 'office')), 100);
    const running = ask(turns, 'third');
    const stranger = ask(turns, { address: 'office', token: 'made up again' });
    const elsewhere = ask(turns, person(1, 'home'));
    const neighbour = ask(turns, 'neighbour');
    await spend(turns, running, 1);
    expect([stranger.turn, elsewhere.turn, neighbour.turn]).toEqual([
      undefined,
      undefined,
      expect.anything(),
    ]);
  });

  it('gives an address one share per person', async () => {
    const turns = createConnectionQueue(1, {});
    const everybody = [1, 2, 3, 4].map((number) => person(number, 'office'));
    everybody.push(person(5, 'home'));
    const had = everybody.map(() => 0);
    const requests = everybody.map((each) => ask(turns, each));
    for (let time = 0; time < 100; time += 1) {
      const place = requests.findIndex(({ turn }) => turn !== undefined);
      had[place] = (had[place] ?? 0) + 1;
      const next = ask(turns, everybody[place] as RequestSender);
      await spend(turns, requests[place] as LeaseRequest, 10);
      requests[place] = next;
    }
    expect(Math.min(...had)).toBeGreaterThan(16);
    expect(Math.max(...had)).toBeLessThan(24);
  });

  it('gives no credit for idle time', async () => {
    const turns = createConnectionQueue(1, {});
    await spend(turns, ask(turns, 'early'), 1);
    await spend(turns, ask(turns, 'busy'), 500);
    await spend(turns, ask(turns, 'busy'), 1);
    const running = ask(turns, 'third');
    const early = ask(turns, 'early');
    const busy = ask(turns, 'busy');
    await spend(turns, running, 1);
    await spend(turns, early, 2);
    const earlyAgain = ask(turns, 'early');
    expect([early.turn, busy.turn, earlyAgain.turn]).toEqual([
      expect.anything(),
      expect.anything(),
      undefined,
    ]);
  });

  it('leaves connections to other clients', () => {
    const turns = createConnectionQueue(10, {});
    const taken = (payer: string) =>
      Array.from({ length: 20 }, () => ask(turns, payer)).filter(({ turn }) => turn).length;
    expect(['a', 'b', 'c', 'd', 'e'].map(taken)).toEqual([5, 3, 1, 1, 0]);
  });

  it('serves started requests and background work eventually', async () => {
    const turns = createConnectionQueue(1, { patience: 10, waiting: 0 });
    const begun: LeaseRequest = {};
    const goesOn: LeaseRequest = {};
    const job: LeaseRequest = {};
    runForClient({ address: 'a', token: undefined, writes: false }, () => {
      takeInto(begun, turns);
      takeInto(job, turns);
      takeInto(goesOn, turns);
    });
    await spend(turns, begun, 5000);
    await spend(turns, goesOn.turn ? goesOn : job, 5000);
    expect([goesOn.turn, job.turn]).toEqual([expect.anything(), expect.anything()]);
  });

  it('never assigns a connection twice and serves every request', async () => {
    const from = fc.constantFrom<From[]>(
      'a',
      person(1, 'a'),
      person(1, 'b', true),
      person(2, 'b'),
      'c',
    );
    const steps = fc.array(fc.oneof(from, fc.nat({ max: 1200 })), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        async (each, places, isEmbedded) => {
          const turns = createConnectionQueue(places, {
            patience: 1000,
            waiting: 12,
            waitingOfOne: 5,
            ...(isEmbedded && { worked: () => performance.now() }),
          });
          const all: LeaseRequest[] = [];
          const running = () => all.filter(({ turn }) => turn !== undefined);
          const end = async (milliseconds: number) => {
            const [one] = running();
            if (one === undefined) return;
            await spend(turns, one, milliseconds);
            all.splice(all.indexOf(one), 1);
          };
          const isOver = () => all.every(({ refused }) => refused !== undefined);
          for (const step of each) {
            if (typeof step === 'number') await end(step);
            else all.push(ask(turns, step));
            expect(running().length).toBeLessThanOrEqual(places);
          }
          // Overusing clients pause for some time.
          while (!isOver())
            await (running().length > 0 ? end(0) : vi.advanceTimersByTimeAsync(100));
        },
      ),
    );
  });
});

describe('a waiting request', () => {
  /** Another client is served while others wait. */
  const serveOthers = async (
    turns: ConnectionQueue,
    running: LeaseRequest,
    milliseconds: number,
  ) => {
    await spend(turns, running, milliseconds);
    return ask(turns, 'late');
  };

  it('is refused soon when many addresses wait, and late when few do', async () => {
    const turns = createConnectionQueue(1, { patience: 500, crowd: 4 });
    const running = ask(turns, 'first');
    const other = ask(turns, 'other');
    const few = [ask(turns, 'b'), ask(turns, 'c')];
    await spend(turns, running, 1);
    expect(other.turn).toBeDefined();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(few.map(({ refused }) => refused)).toEqual([undefined, undefined]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(few.map(({ refused }) => refused)).toEqual([overloaded, overloaded]);

    const crowd = ['d', 'e', 'f', 'g', 'h'].map((address) => ask(turns, address));
    await serveOthers(turns, other, 1);
    await vi.advanceTimersByTimeAsync(500);
    expect(crowd.filter(({ refused }) => refused !== undefined)).not.toEqual([]);
  });

  it('is not refused soon when it is a write', async () => {
    const turns = createConnectionQueue(1, { patience: 500, crowd: 4 });
    const running = ask(turns, 'first');
    const other = ask(turns, 'other');
    const crowd = ['d', 'e', 'f', 'g'].map((address) => ask(turns, address));
    const change = ask(turns, { address: 'h', writes: true });
    await spend(turns, running, 1);
    expect(other.turn).toBeDefined();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(crowd.some(({ refused }) => refused !== undefined)).toBe(true);
    expect(change.refused).toBeUndefined();
  });

  it('does not count many accounts of one address as a crowd', async () => {
    const turns = createConnectionQueue(1, { patience: 500, crowd: 4 });
    const running = ask(turns, 'first');
    const others = Array.from({ length: 6 }, (_, number) =>
      ask(turns, person(number, 'one place')),
    );
    const read = ask(turns, 'home');
    await spend(turns, running, 1);
    for (const other of others) if (other.turn) await spend(turns, other, 1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([read, ...others].map(({ refused }) => refused)).toEqual(
      [read, ...others].map(() => undefined),
    );
  });

  it('is not refused because of background work of any length', async () => {
    const turns = createConnectionQueue(1, { patience: 500 });
    const job: LeaseRequest = {};
    takeInto(job, turns);
    const alone = ask(turns, 'alone');
    await spend(turns, job, 100_000);
    expect(alone.turn).toBeDefined();
  });

  it('is refused in favour of a client with fewer requests when the queue is full', async () => {
    const turns = createConnectionQueue(1, { patience: 500, waiting: 4, waitingOfOne: 3 });
    ask(turns, 'first');
    const greedy = Array.from({ length: 4 }, () => ask(turns, 'greedy'));
    const other = ask(turns, 'other');
    const newcomer = ask(turns, 'newcomer');
    await heard();
    expect(greedy.map(({ refused }) => refused)).toEqual([
      undefined,
      undefined,
      overloaded,
      overloaded,
    ]);
    expect([other.refused, newcomer.refused]).toEqual([undefined, undefined]);
  });

  it('is refused in favour of a write when reads fill the places of its address', async () => {
    const turns = createConnectionQueue(1, { patience: 500, waiting: 10, waitingOfOne: 3 });
    ask(turns, 'first');
    const reads = Array.from({ length: 3 }, () => ask(turns, 'office'));
    const signIn = ask(turns, { address: 'office', writes: true });
    const oneMore = ask(turns, 'office');
    await heard();
    expect(reads.map(({ refused }) => refused)).toEqual([undefined, undefined, overloaded]);
    expect([signIn.refused, oneMore.refused]).toEqual([undefined, overloaded]);
  });

  it('is served after writes of the same person', async () => {
    const turns = createConnectionQueue(1, {});
    const running = ask(turns, 'first');
    const read = ask(turns, person(1, 'home'));
    const change = ask(turns, person(1, 'home', true));
    await spend(turns, running, 1);
    expect([read.turn, change.turn]).toEqual([undefined, expect.anything()]);
  });
});

describe('a client whose long work makes others wait', () => {
  const long = 10 * overuseLimits.moment;

  /**
   * A client that has made others wait until it overused the database, which starts its first pause.
   */
  const inDebt = async (greedy: From) => {
    const database = embedded();
    const { turns, work } = database;
    for (let time = 0; time < overuseLimits.credit / (long - overuseLimits.moment) + 2; time += 1) {
      const turn = ask(turns, greedy);
      const other = ask(turns, 'other');
      if (turn.turn) {
        await work(turn, long);
        await work(other, 1);
      } else {
        await work(other, 1);
        await vi.advanceTimersByTimeAsync(long);
        await work(turn, 1);
        return database;
      }
    }
    throw new Error('they owe nothing');
  };

  it('pauses in proportion to its requests, while others are served', async () => {
    const { turns, work } = await inDebt('greedy');
    await vi.advanceTimersByTimeAsync(long);
    const [first, ...more] = Array.from({ length: 5 }, () => ask(turns, 'greedy'));
    const other = ask(turns, 'other');
    await work(first as LeaseRequest, long);
    await work(other, 1);
    expect(more.every(({ turn }) => turn === undefined)).toBe(true);
    await vi.advanceTimersByTimeAsync(4 * long - 10);
    expect(more.every(({ turn }) => turn === undefined)).toBe(true);
    const otherAgain = ask(turns, 'other');
    expect(otherAgain.turn).toBeDefined();
    await work(otherAgain, 1);
    await vi.advanceTimersByTimeAsync(2 * long);
    expect(more.filter(({ turn }) => turn !== undefined)).toHaveLength(1);
    expect(more.some(({ refused }) => refused !== undefined)).toBe(false);
  });

  it('is refused only after a long wait, for some seconds', async () => {
    const { turns, work } = await inDebt('greedy');
    await vi.advanceTimersByTimeAsync(long);
    const [first, ...more] = Array.from({ length: 400 }, () => ask(turns, 'greedy'));
    const other = ask(turns, 'other');
    await work(first as LeaseRequest, long);
    await work(other, 1);
    await vi.advanceTimersByTimeAsync(11_000);
    const [refused] = more.flatMap((each) => (each.refused === undefined ? [] : [each.refused]));
    expect(refused).toEqual(tooMuch);
    expect(
      Number((refused as { headers: Record<string, string> }).headers['retry-after']),
    ).toBeLessThanOrEqual(5);
  });

  it('continues after the pause without other requests', async () => {
    const { turns, work } = await inDebt('greedy');
    await vi.advanceTimersByTimeAsync(long);
    const first = ask(turns, 'greedy');
    const other = ask(turns, 'other');
    await work(first, long);
    await work(other, 1);
    const next = ask(turns, 'greedy');
    expect(next.turn).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2 * long);
    expect(next.turn).toBeDefined();
  });

  it('does not pause before a single write', async () => {
    const { turns, work } = await inDebt(person(7));
    await vi.advanceTimersByTimeAsync(long);
    const [first] = Array.from({ length: 50 }, () => ask(turns, person(7)));
    const other = ask(turns, 'other');
    await work(first as LeaseRequest, long);
    await work(other, 1);
    expect(ask(turns, person(7, 'home 7', true)).turn).toBeDefined();
  });

  it('does not make colleagues at its address pause', async () => {
    const { turns, work } = await inDebt(person(7, 'office'));
    await vi.advanceTimersByTimeAsync(long);
    const [first] = Array.from({ length: 50 }, () => ask(turns, person(7, 'office')));
    const other = ask(turns, 'other');
    await work(first as LeaseRequest, long);
    await work(other, 1);
    const colleague = ask(turns, person(8, 'office'));
    expect(colleague.turn).toBeDefined();
    await work(colleague, 5);
    expect(ask(turns, 'office').turn).toBeDefined();
  });

  it('continues with one request after the other', async () => {
    const { turns, work } = await inDebt('greedy');
    for (let time = 0; time < 200; time += 1) {
      const turn = ask(turns, 'greedy');
      const other = ask(turns, 'other');
      for (let waited = 0; turn.turn === undefined; waited += long / 4) {
        if (other.turn) await work(other, 1);
        expect(waited).toBeLessThanOrEqual(long * 2);
        await vi.advanceTimersByTimeAsync(long / 4);
      }
      await work(turn, long);
      if (other.turn === undefined) throw new Error('the other waits for more than one turn');
      await work(other, 1);
    }
  });

  it.each([1, 3, 30])(
    'has no overuse from ordinary work on a machine that is %i times slower',
    async (busy) => {
      const { turns, work } = embedded();
      for (let time = 0; time < 500; time += 1) {
        const turn = ask(turns, 'reader of many lists');
        const other = ask(turns, 'other');
        expect(turn.turn, `list ${time}`).toBeDefined();
        await work(turn, 18, busy);
        expect(other.turn).toBeDefined();
        await work(other, 2, busy);
      }
    },
  );

  it('has no overuse when others request as much, on a machine of any speed', async () => {
    const { turns, work } = embedded();
    for (let time = 0; time < 500; time += 1) {
      const turn = ask(turns, 'a');
      const other = ask(turns, 'b');
      expect(turn.turn).toBeDefined();
      await work(turn, 80);
      expect(other.turn).toBeDefined();
      await work(other, 60);
    }
  });

  it('has no overuse without other clients', async () => {
    const { turns, work } = embedded();
    for (let time = 0; time < 500; time += 1) {
      const turn = ask(turns, 'alone');
      expect(turn.turn).toBeDefined();
      await work(turn, 500);
    }
  });
});
