import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debtLimits } from './debts.ts';
import { countedFor, createTurns, type Payers, type Turn, type Turns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const now = () => performance.now();

/** What has become of one who asked for a turn. */
interface Asked {
  turn?: Turn;
  refused?: unknown;
}

function ask(turns: Turns, payers: Payers): Asked {
  const asked: Asked = {};
  countedFor(payers, () => takeInto(asked, turns));
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

const leave = (turns: Turns, { turn }: Asked) => turn && turns.leave(turn);

/** Lets it have the database for so many milliseconds, and the next begin. */
async function spend(turns: Turns, asked: Asked, milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  leave(turns, asked);
  await vi.advanceTimersByTimeAsync(0);
}

const tooMuch = expect.objectContaining({ status: 429 });
const overloaded = expect.objectContaining({ status: 503, headers: { 'retry-after': '1' } });

describe('turns at the database', () => {
  it('go to whoever has had it for the shortest time, whoever came first', async () => {
    const turns = createTurns(1, {});
    const first = ask(turns, ['busy']);
    const second = ask(turns, ['busy']);
    const other = ask(turns, ['other']);
    await spend(turns, first, 100);
    expect([second.turn, other.turn]).toEqual([undefined, expect.anything()]);
    const otherAgain = ask(turns, ['other']);
    await spend(turns, other, 10);
    expect([second.turn, otherAgain.turn]).toEqual([undefined, expect.anything()]);
    await spend(turns, otherAgain, 10);
    expect(second.turn).toBeDefined();
  });

  it('are counted for the address and for the token, so that neither many of the one nor of the other get more', async () => {
    const turns = createTurns(1, {});
    await spend(turns, ask(turns, ['address', 'token']), 100);
    const running = ask(turns, ['third']);
    const sameAddress = ask(turns, ['address', 'new token']);
    const sameToken = ask(turns, ['new address', 'token']);
    const neighbour = ask(turns, ['neighbour', 'own token']);
    await spend(turns, running, 1);
    expect([sameAddress.turn, sameToken.turn, neighbour.turn]).toEqual([
      undefined,
      undefined,
      expect.anything(),
    ]);
  });

  it('save nothing up for those who were away', async () => {
    const turns = createTurns(1, {});
    await spend(turns, ask(turns, ['early']), 1);
    await spend(turns, ask(turns, ['busy']), 500);
    await spend(turns, ask(turns, ['busy']), 1);
    const running = ask(turns, ['third']);
    const early = ask(turns, ['early']);
    const busy = ask(turns, ['busy']);
    await spend(turns, running, 1);
    await spend(turns, early, 2);
    const earlyAgain = ask(turns, ['early']);
    expect([early.turn, busy.turn, earlyAgain.turn]).toEqual([
      expect.anything(),
      expect.anything(),
      undefined,
    ]);
  });

  it('are refused early to those who would wait too long', async () => {
    const turns = createTurns(1, { patience: 1000, waiting: 3, waitingOfOne: 2 });
    ask(turns, ['a']);
    const waiting = [ask(turns, ['b']), ask(turns, ['b'])];
    expect(ask(turns, ['b']).refused).toEqual(overloaded);
    expect(ask(turns, ['c']).refused).toBeUndefined();
    expect(ask(turns, ['d']).refused).toEqual(overloaded);
    await vi.advanceTimersByTimeAsync(1000);
    expect(waiting.map(({ refused }) => refused)).toEqual([overloaded, overloaded]);
  });

  it('come in the end to work that has begun, and to what no request waits for', async () => {
    const turns = createTurns(1, { patience: 1000, waiting: 0 });
    const begun: Asked = {};
    const goesOn: Asked = {};
    const job: Asked = {};
    let other: Asked = {};
    countedFor(['a'], () => {
      takeInto(begun, turns);
      leave(turns, begun as Asked);
      other = ask(turns, ['b']);
      takeInto(goesOn, turns);
    });
    takeInto(job, turns);
    await spend(turns, other, 5000);
    await spend(turns, goesOn.turn ? goesOn : job, 5000);
    expect([goesOn.turn, job.turn]).toEqual([expect.anything(), expect.anything()]);
  });

  it('that are long come to an end for a while, as long as somebody else is there', async () => {
    const turns = createTurns(1, { patience: 60_000, worked: now });
    const long = debtLimits.credit + 2 * debtLimits.moment;
    await spend(turns, ask(turns, ['alone', 'token']), long);
    await spend(turns, ask(turns, ['alone', 'token']), 1);
    const other = ask(turns, ['other']);
    expect(ask(turns, ['alone', 'new token']).refused).toEqual(tooMuch);
    expect(ask(turns, ['another address', 'token']).refused).toEqual(tooMuch);
    await spend(turns, other, 1);
    expect(ask(turns, ['other']).turn).toBeDefined();
  });

  it('are not given to those who wait behind their own long ones', async () => {
    const turns = createTurns(1, { patience: 60_000, worked: now });
    await spend(turns, ask(turns, ['other']), 1);
    const first = ask(turns, ['greedy', 'token']);
    const second = ask(turns, ['greedy', 'new token']);
    const other = ask(turns, ['other']);
    await spend(turns, first, debtLimits.credit + 2 * debtLimits.moment);
    expect([second.refused, other.turn]).toEqual([tooMuch, expect.anything()]);
  });

  it('leave some to others where there are several at once', () => {
    const turns = createTurns(10, {});
    const taken = (payer: string) =>
      Array.from({ length: 20 }, () => ask(turns, [payer])).filter(({ turn }) => turn).length;
    expect(['a', 'b', 'c', 'd', 'e'].map(taken)).toEqual([5, 3, 1, 1, 0]);
  });

  it('are never given twice, and nobody is forgotten, whatever comes and goes', async () => {
    const payers = fc.constantFrom(['a'], ['a', 'x'], ['b', 'x'], ['b', 'y'], ['c']);
    const steps = fc.array(fc.oneof(payers, fc.nat({ max: 1200 })), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (each, places) => {
        const turns = createTurns(places, { patience: 1000, waiting: 12, waitingOfOne: 5 });
        const all: Asked[] = [];
        const running = () => all.filter(({ turn }) => turn !== undefined);
        const end = async (milliseconds: number) => {
          const [one] = running();
          if (one === undefined) return;
          await spend(turns, one, milliseconds);
          all.splice(all.indexOf(one), 1);
        };
        for (const step of each) {
          if (typeof step === 'number') await end(step);
          else all.push(ask(turns, step));
          expect(running().length).toBeLessThanOrEqual(places);
        }
        while (running().length > 0) await end(0);
        expect(all.filter(({ refused }) => refused === undefined)).toEqual([]);
      }),
    );
  });
});
