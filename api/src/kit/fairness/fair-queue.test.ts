// The fair queue serves clients in turn, however many requests one of them has.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** Work that ends on demand, and the order in which it began. */
function stage(limits: { each?: number; atOnce?: number; places?: number }) {
  const { run } = fairQueue({ atOnce: 1, places: 4, patience: 2000, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    ask: (of: string, name = of) =>
      run(of, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    /** Ends the work that began first, and waits until the next has begun. */
    end: () => {
      ends.shift()?.();
      return vi.advanceTimersByTimeAsync(0);
    },
  };
}

const refused = { status: 503, headers: { 'retry-after': '1' }, errors: [{ code: 'overloaded' }] };

describe('the fair queue', () => {
  // Only these timers: the database of other test files uses the rest.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('serves clients in turn: a newcomer waits for one request of each, not for all of the first', async () => {
    const { begun, ask, end } = stage({});
    const requests = [ask('flood', 'f1'), ask('flood', 'f2'), ask('flood', 'f3'), ask('neighbour')];
    for (const _ of requests) await end();
    expect(begun).toEqual(['f1', 'f2', 'neighbour', 'f3']);
    await Promise.all(requests);
  });

  test('refuses the client with the most requests when all places are taken', async () => {
    const { begun, ask, end } = stage({});
    const flood = Array.from({ length: 5 }, (_, place) => ask('flood', `f${place}`));
    await expect(ask('flood')).rejects.toMatchObject(refused);
    const neighbours = [ask('one'), ask('two')];
    await expect(flood[4]).rejects.toMatchObject(refused);
    await expect(flood[3]).rejects.toMatchObject(refused);
    const remaining = [...flood.slice(0, 3), ...neighbours];
    for (const _ of remaining) await end();
    await Promise.all(remaining);
    expect(begun).toEqual(['f0', 'f1', 'one', 'two', 'f2']);
  });

  test('refuses newcomers when all clients have equally few requests', async () => {
    const { ask } = stage({ places: 2 });
    for (const each of ['working', 'one', 'two']) void ask(each);
    await expect(ask('three')).rejects.toMatchObject(refused);
  });

  test('refuses a request that has waited too long', async () => {
    const { begun, ask, end } = stage({});
    void ask('hangs');
    const waiting = ask('waits').catch((refusal: unknown) => refusal);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await waiting).toMatchObject(refused);
    void ask('comes later');
    await end();
    expect(begun).toEqual(['hangs', 'comes later']);
  });

  test('limits each client, so that hanging work leaves the others their share', async () => {
    const { begun, ask, end } = stage({ atOnce: 3, each: 2 });
    for (const name of ['h1', 'h2', 'h3']) void ask('hangs', name);
    void ask('works', 'w1');
    expect(begun).toEqual(['h1', 'h2', 'w1']);
    void ask('works', 'w2');
    await end();
    expect(begun).toEqual(['h1', 'h2', 'w1', 'h3']);
    await end();
    expect(begun.at(-1)).toBe('w2');
  });

  test('continues after failed work', async () => {
    const { run } = fairQueue({ atOnce: 1, places: 1, patience: 2000 });
    await expect(run('one', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    await expect(run('one', () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
