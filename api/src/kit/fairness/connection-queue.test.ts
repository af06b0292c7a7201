import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debtLimits } from './overuse.ts';
import { countedFor, recognize, type Sender } from './client-keys.ts';
import { createTurns, type Turn, type Turns } from './connection-queue.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What has become of one who asked for a turn. */
interface Asked {
  turn?: Turn;
  refused?: unknown;
}

type From = string | Partial<Sender>;

function ask(turns: Turns, from: From): Asked {
  const sender = typeof from === 'string' ? { address: from } : from;
  const asked: Asked = {};
  countedFor({ address: 'somewhere', token: undefined, writes: false, ...sender }, () =>
    takeInto(asked, turns),
  );
  return asked;
}

function takeInto(asked: Asked, turns: Turns): void {
  try {
    const taken = turns.take();
    if (!(taken instanceof Promise)) return void (asked.turn = taken);
    taken.then(
      (turn) => (asked.turn = turn),
      (refused: unknown) => (asked.refused = refused),
    );
  } catch (refused) {
    asked.refused = refused;
  }
}

const heard = () => new Promise<void>((resolve) => void setImmediate(resolve));

const leave = (turns: Turns, { turn }: Asked) => turn && turns.leave(turn);

/** Lets it have the database for so many milliseconds, and the next begin. */
async function spend(turns: Turns, asked: Asked, milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  leave(turns, asked);
  await heard();
  await vi.advanceTimersByTimeAsync(0);
}

/** A database on this thread, whose work is what the test says. */
function embedded(limits: Parameters<typeof createTurns>[1] = {}) {
  let worked = 0;
  const turns = createTurns(1, { patience: 500, worked: () => worked, ...limits });
  return {
    turns,
    /** Work of so many milliseconds of the processor, which a busy machine needs more time for. */
    work: async (asked: Asked, milliseconds: number, busy = 1) => {
      worked += milliseconds;
      await spend(turns, asked, milliseconds * busy);
    },
  };
}

const person = (number: number, address = `home ${number}`, writes = false): Sender => {
  recognize(`token of ${number}`, number);
  return { address, token: `token of ${number}`, writes };
};

const tooMuch = expect.objectContaining({ status: 429 });
const overloaded = expect.objectContaining({ status: 503, headers: { 'retry-after': '1' } });

describe('turns at the database', () => {
  it('go to whoever has had it for the shortest time, whoever came first', async () => {
    const turns = createTurns(1, {});
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

  it('are counted for the strangers at an address together, and for a person wherever they are', async () => {
    const turns = createTurns(1, {});
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

  it('are as many for an office as there are persons in it', async () => {
    const turns = createTurns(1, {});
    const everybody = [1, 2, 3, 4].map((number) => person(number, 'office'));
    everybody.push(person(5, 'home'));
    const had = everybody.map(() => 0);
    const asked = everybody.map((each) => ask(turns, each));
    for (let time = 0; time < 100; time += 1) {
      const place = asked.findIndex(({ turn }) => turn !== undefined);
      had[place] = (had[place] ?? 0) + 1;
      const next = ask(turns, everybody[place] as Sender);
      await spend(turns, asked[place] as Asked, 10);
      asked[place] = next;
    }
    expect(Math.min(...had)).toBeGreaterThan(16);
    expect(Math.max(...had)).toBeLessThan(24);
  });

  it('save nothing up for those who were away', async () => {
    const turns = createTurns(1, {});
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

  it('leave some to others where there are several at once', () => {
    const turns = createTurns(10, {});
    const taken = (payer: string) =>
      Array.from({ length: 20 }, () => ask(turns, payer)).filter(({ turn }) => turn).length;
    expect(['a', 'b', 'c', 'd', 'e'].map(taken)).toEqual([5, 3, 1, 1, 0]);
  });

  it('come in the end to work that has begun, and to what no request waits for', async () => {
    const turns = createTurns(1, { patience: 10, waiting: 0 });
    const begun: Asked = {};
    const goesOn: Asked = {};
    const job: Asked = {};
    countedFor({ address: 'a', token: undefined, writes: false }, () => {
      takeInto(begun, turns);
      takeInto(job, turns);
      takeInto(goesOn, turns);
    });
    await spend(turns, begun, 5000);
    await spend(turns, goesOn.turn ? goesOn : job, 5000);
    expect([goesOn.turn, job.turn]).toEqual([expect.anything(), expect.anything()]);
  });

  it('are never given twice, and nobody is forgotten, whatever comes and goes', async () => {
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
          const turns = createTurns(places, {
            patience: 1000,
            waiting: 12,
            waitingOfOne: 5,
            ...(isEmbedded && { worked: () => performance.now() }),
          });
          const all: Asked[] = [];
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
          // Debtors pause for a while.
          while (!isOver())
            await (running().length > 0 ? end(0) : vi.advanceTimersByTimeAsync(100));
        },
      ),
    );
  });
});

describe('who waits for a turn', () => {
  /** Somebody is served while others wait. */
  const serveOthers = async (turns: Turns, running: Asked, milliseconds: number) => {
    await spend(turns, running, milliseconds);
    return ask(turns, 'late');
  };

  it('is refused after a moment in a crowd, and after a long time where few wait', async () => {
    const turns = createTurns(1, { patience: 500, crowd: 4 });
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

  it('is not refused a change in a crowd', async () => {
    const turns = createTurns(1, { patience: 500, crowd: 4 });
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

  it('is in no crowd where many accounts of one address wait', async () => {
    const turns = createTurns(1, { patience: 500, crowd: 4 });
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

  it('is not refused for what the server does by itself, however long that takes', async () => {
    const turns = createTurns(1, { patience: 500 });
    const job: Asked = {};
    takeInto(job, turns);
    const alone = ask(turns, 'alone');
    await spend(turns, job, 100_000);
    expect(alone.turn).toBeDefined();
  });

  it('makes room for whoever comes with less when all places in line are taken', async () => {
    const turns = createTurns(1, { patience: 500, waiting: 4, waitingOfOne: 3 });
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

  it('gives up a read for a change, where all places of an address are taken by reads', async () => {
    const turns = createTurns(1, { patience: 500, waiting: 10, waitingOfOne: 3 });
    ask(turns, 'first');
    const reads = Array.from({ length: 3 }, () => ask(turns, 'office'));
    const signIn = ask(turns, { address: 'office', writes: true });
    const oneMore = ask(turns, 'office');
    await heard();
    expect(reads.map(({ refused }) => refused)).toEqual([undefined, undefined, overloaded]);
    expect([signIn.refused, oneMore.refused]).toEqual([undefined, overloaded]);
  });

  it('sees a change go before the reads of the same person', async () => {
    const turns = createTurns(1, {});
    const running = ask(turns, 'first');
    const read = ask(turns, person(1, 'home'));
    const change = ask(turns, person(1, 'home', true));
    await spend(turns, running, 1);
    expect([read.turn, change.turn]).toEqual([undefined, expect.anything()]);
  });
});

describe('whoever makes others wait for long turns', () => {
  const long = 10 * debtLimits.moment;

  /** Somebody has had others wait until they were in debt, which comes with the first pause. */
  const inDebt = async (greedy: From) => {
    const database = embedded();
    const { turns, work } = database;
    for (let time = 0; time < debtLimits.credit / (long - debtLimits.moment) + 2; time += 1) {
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

  it('pauses for as many times the turn as there are requests of theirs, and others go on meanwhile', async () => {
    const { turns, work } = await inDebt('greedy');
    await vi.advanceTimersByTimeAsync(long);
    const [first, ...more] = Array.from({ length: 5 }, () => ask(turns, 'greedy'));
    const other = ask(turns, 'other');
    await work(first as Asked, long);
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

  it('is refused after a long wait alone, for seconds', async () => {
    const { turns, work } = await inDebt('greedy');
    await vi.advanceTimersByTimeAsync(long);
    const [first, ...more] = Array.from({ length: 400 }, () => ask(turns, 'greedy'));
    const other = ask(turns, 'other');
    await work(first as Asked, long);
    await work(other, 1);
    await vi.advanceTimersByTimeAsync(11_000);
    const [refused] = more.flatMap((each) => (each.refused === undefined ? [] : [each.refused]));
    expect(refused).toEqual(tooMuch);
    expect(
      Number((refused as { headers: Record<string, string> }).headers['retry-after']),
    ).toBeLessThanOrEqual(5);
  });

  it('goes on after the pause, though nobody else comes any more', async () => {
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

  it('has no pause before a single change, at whatever address', async () => {
    const { turns, work } = await inDebt(person(7));
    await vi.advanceTimersByTimeAsync(long);
    const [first] = Array.from({ length: 50 }, () => ask(turns, person(7)));
    const other = ask(turns, 'other');
    await work(first as Asked, long);
    await work(other, 1);
    expect(ask(turns, person(7, 'home 7', true)).turn).toBeDefined();
  });

  it('does not make colleagues at the same address pause', async () => {
    const { turns, work } = await inDebt(person(7, 'office'));
    await vi.advanceTimersByTimeAsync(long);
    const [first] = Array.from({ length: 50 }, () => ask(turns, person(7, 'office')));
    const other = ask(turns, 'other');
    await work(first as Asked, long);
    await work(other, 1);
    const colleague = ask(turns, person(8, 'office'));
    expect(colleague.turn).toBeDefined();
    await work(colleague, 5);
    expect(ask(turns, 'office').turn).toBeDefined();
  });

  it('goes on with one thing after the other, as long as it likes', async () => {
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
    'owes nothing for ordinary turns, on a machine that is busy %i times over',
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

  it('owes nothing where others ask for as much, however slow the machine is', async () => {
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

  it('owes nothing where nobody else is there', async () => {
    const { turns, work } = embedded();
    for (let time = 0; time < 500; time += 1) {
      const turn = ask(turns, 'alone');
      expect(turn.turn).toBeDefined();
      await work(turn, 500);
    }
  });
});
