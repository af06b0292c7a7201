import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failure, type RestError } from '../errors.ts';
import {
  createFairQueue,
  type ClientKey,
  type FairQueue,
  anonymousClientKey,
} from './fair-queue.ts';
import { startLifetime } from '../resilience/lifetime.ts';

const patience = 10_000;
const life = () => startLifetime(patience);

/** Ignores the rejection of a call that still waits at the end of its test. */
const enter = (
  lanes: FairQueue,
  key: ClientKey,
  { within = patience, own = life(), isChange = false } = {},
) => {
  const turn = lanes.enter(key, within, own, isChange);
  turn?.catch(() => undefined);
  return turn;
};

/** Whether a call of this client starts at once. */
const goes = (lanes: FairQueue, company: ClientKey) => enter(lanes, company) === null;

const admitted = (lanes: FairQueue, company: ClientKey, tries: number) =>
  Array.from({ length: tries }, () => goes(lanes, company)).filter(Boolean).length;

const refusal = (turn: Promise<void> | null) =>
  Promise.resolve(turn).then(
    () => Promise.reject(new Error('the call was started')),
    (error: unknown) => error,
  );

describe('the fair queue', () => {
  it('never gives all connections to one company, nor to several', () => {
    const lanes = createFairQueue({ connections: 12 });
    expect(admitted(lanes, 1, 100)).toBe(6);
    expect(admitted(lanes, 2, 100)).toBe(3);
    expect(admitted(lanes, '203.0.113.7', 100)).toBe(2);
    expect(admitted(lanes, 4, 100)).toBe(1);
    expect([lanes.running(), lanes.waiting()]).toEqual([12, 388]);
  });

  it('limits the concurrent reads of one company', () => {
    const lanes = createFairQueue({ connections: 128, mostOfKind: 16 });
    expect([1, 2].map((company) => admitted(lanes, company, 100))).toEqual([16, 16]);
    const strangers = (company: number) =>
      admitted(lanes, anonymousClientKey('203.0.113.7', company), 100);
    expect([1, 2, 3].map(strangers)).toEqual([8, 4, 2]);
  });

  it('leaves connections for the reads of a company whose writes hang', () => {
    const lanes = createFairQueue({ connections: 128, mostOfKind: 16 });
    for (let call = 0; call < 16; call += 1) {
      expect(enter(lanes, 1, { isChange: true })).toBeNull();
    }
    expect(enter(lanes, 1, { isChange: true })).not.toBeNull();
    expect(admitted(lanes, 1, 100)).toBe(16);
  });

  it('never gives all connections to unknown callers at one address, nor all of theirs to one company', () => {
    const lanes = createFairQueue({ connections: 32 });
    const strangers = (company: number | null) =>
      admitted(lanes, anonymousClientKey('203.0.113.7', company), 100);
    expect([1, 2, 3, 4, 5].map(strangers)).toEqual([8, 4, 2, 1, 1]);
    expect(strangers(null)).toBe(0);
    expect(admitted(lanes, anonymousClientKey('203.0.113.8', 1), 100)).toBe(8);
    expect(admitted(lanes, 1, 100)).toBe(4);
  });

  it('serves companies in turn, and the calls of one in order of arrival', async () => {
    const lanes = createFairQueue({ connections: 2 });
    expect([goes(lanes, 1), goes(lanes, 2)]).toEqual([true, true]);
    const order: string[] = [];
    const wait = (name: string, company: number) =>
      void enter(lanes, company)?.then(() => order.push(name));
    wait('1a', 1);
    wait('1b', 1);
    wait('1c', 1);
    wait('2a', 2);
    wait('3a', 3);
    for (const company of [1, 2, 1, 2, 3, 1]) {
      lanes.release(company, false);
      await Promise.resolve();
    }
    expect(order).toEqual(['1a', '2a', '3a', '1b', '1c']);
    expect(lanes.waiting()).toBe(0);
  });

  it('rejects calls when too many wait', () => {
    const lanes = createFairQueue({ connections: 2, maxWaiting: 3, maxWaitingOfLane: 2 });
    for (const company of [1, 2]) expect(goes(lanes, company)).toBe(true);
    for (const company of [1, 1, 2]) expect(goes(lanes, company)).toBe(false);
    for (const company of [1, 2]) {
      expect(() => goes(lanes, company)).toThrow(
        expect.objectContaining({ extensions: { code: 'OVERLOADED', status: 503, retryAfter: 1 } }),
      );
    }
    expect(lanes.refused()).toBe(2);
  });

  it('limits waiting calls by address, whatever companies unknown callers name', () => {
    const lanes = createFairQueue({ connections: 4, maxWaiting: 20, maxWaitingOfLane: 5 });
    const name = (company: number) => goes(lanes, anonymousClientKey('203.0.113.7', company));
    for (const company of [1, 1, 2, 2, 3, 3, 4]) name(company);
    expect([lanes.running(), lanes.waiting()]).toEqual([2, 5]);
    expect(() => name(5)).toThrow('Сервер перегружен');
    expect([goes(lanes, 1), goes(lanes, 1)]).toEqual([true, false]);
  });

  it('drops a call of the client with the most waiting calls when it is full', async () => {
    const lanes = createFairQueue({ connections: 1, maxWaiting: 3, maxWaitingOfLane: 3 });
    goes(lanes, 1);
    const all = Array.from({ length: 3 }, () => enter(lanes, 1));
    const other = enter(lanes, 2);
    await expect(refusal(all[2] ?? null)).resolves.toMatchObject({
      extensions: { code: 'OVERLOADED' },
    });
    lanes.release(1, false);
    await all[0];
    lanes.release(1, false);
    await other;
    expect([lanes.running(), lanes.waiting()]).toEqual([1, 1]);
  });

  it('counts unknown callers at one address as one client when it detects overload', async () => {
    const lanes = createFairQueue({ connections: 1, crowd: { lanes: 3, patience: 20 } });
    goes(lanes, 1);
    for (const company of [1, 2, 3, 4]) goes(lanes, anonymousClientKey('203.0.113.7', company));
    goes(lanes, 1);
    await sleep(50);
    expect([lanes.waiting(), lanes.refused()]).toEqual([5, 0]);
  });

  it('lets a write wait its full time under overload', async () => {
    const lanes = createFairQueue({ connections: 1, crowd: { lanes: 1, patience: 20 } });
    goes(lanes, 1);
    const read = enter(lanes, 2);
    const change = enter(lanes, 3, { isChange: true });
    await expect(refusal(read)).resolves.toMatchObject({ extensions: { code: 'OVERLOADED' } });
    await sleep(40);
    expect(lanes.waiting()).toBe(1);
    lanes.release(1, false);
    await change;
  });

  it('lets a read wait only briefly under overload', async () => {
    const lanes = createFairQueue({ connections: 1, crowd: { lanes: 2, patience: 20 } });
    goes(lanes, 1);
    const own = enter(lanes, 1);
    await sleep(50);
    expect([lanes.waiting(), lanes.refused()]).toEqual([1, 0]);
    const other = enter(lanes, 2);
    await expect(Promise.any([own, other].map(refusal))).resolves.toMatchObject({
      extensions: { code: 'OVERLOADED' },
    });
  });

  it('serves no call that was cancelled or has waited too long', async () => {
    const lanes = createFairQueue({ connections: 1 });
    goes(lanes, 1);
    const leaving = life();
    const left = enter(lanes, 1, { own: leaving });
    const late = enter(lanes, 1, { within: 20 });
    leaving.cancel();
    await expect(left).rejects.toMatchObject({ extensions: { code: 'CANCELLED' } });
    await expect(late).rejects.toMatchObject({ extensions: { code: 'OVERLOADED' } });
    const dismissed = enter(lanes, 2);
    lanes.rejectAll(() => failure('UPSTREAM_UNAVAILABLE'));
    await expect(dismissed).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    lanes.release(1, false);
    expect([lanes.running(), lanes.waiting()]).toEqual([0, 0]);
  });

  it('never exceeds its connections and settles every call, for random sequences', async () => {
    const step = fc.record({
      do: fc.constantFrom('enter', 'enter', 'change', 'leave', 'go away'),
      company: fc.constantFrom(1, 2, 3, '203.0.113.7'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 80 }), fc.integer({ min: 1, max: 9 }), run),
      { numRuns: 300 },
    );
  });
});

/** Plays the steps and releases all calls: each must have run or been rejected. */
async function run(
  steps: { do: string; company: ClientKey }[],
  connections: number,
): Promise<void> {
  const lanes = createFairQueue({
    connections,
    maxWaiting: 10,
    maxWaitingOfLane: 5,
    mostOfKind: 3,
  });
  const running: [ClientKey, boolean][] = [];
  const leaving: (() => void)[] = [];
  const outcomes: string[] = [];
  let entered = 0;
  const come = (company: ClientKey, isChange: boolean) => {
    entered += 1;
    const own = life();
    try {
      const turn = lanes.enter(company, patience, own, isChange);
      if (!turn) return void running.push([company, isChange]);
      leaving.push(() => own.cancel());
      turn.then(
        () => running.push([company, isChange]),
        (error: RestError) => outcomes.push(String(error.extensions['code'])),
      );
    } catch (error) {
      outcomes.push(String((error as RestError).extensions['code']));
    }
  };
  const leave = () => {
    const first = running.shift();
    if (first === undefined) return;
    outcomes.push('ran');
    lanes.release(...first);
  };
  for (const { do: what, company } of steps) {
    if (what === 'enter' || what === 'change') come(company, what === 'change');
    else if (what === 'leave') leave();
    else leaving.shift()?.();
    await settle();
    expect(lanes.running()).toBe(running.length);
    expect(lanes.running()).toBeLessThanOrEqual(connections);
    // A single client may always start a call.
    expect(lanes.waiting() === 0 || lanes.running() > 0).toBe(true);
  }
  while (running.length > 0) {
    leave();
    await settle();
  }
  expect([lanes.running(), lanes.waiting(), outcomes.length]).toEqual([0, 0, entered]);
}

/** Waits until the handlers of settled promises have run. */
const settle = () => new Promise<void>((done) => setImmediate(done));
