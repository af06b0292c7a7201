// Whose turn it is, however much one of them asks for.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** Work that ends when it is told to, and the order in which it began. */
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

describe('turns', () => {
  // Not those that the database of other files works by meanwhile.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('go round: who comes last waits for one of each and not for all of the first', async () => {
    const { begun, ask, end } = stage({});
    const asked = [ask('flood', 'f1'), ask('flood', 'f2'), ask('flood', 'f3'), ask('neighbour')];
    for (const _ of asked) await end();
    expect(begun).toEqual(['f1', 'f2', 'neighbour', 'f3']);
    await Promise.all(asked);
  });

  test('are refused at once where all places are taken, to whoever has the most of them', async () => {
    const { begun, ask, end } = stage({});
    const flood = Array.from({ length: 5 }, (_, place) => ask('flood', `f${place}`));
    await expect(ask('flood')).rejects.toMatchObject(refused);
    const neighbours = [ask('one'), ask('two')];
    await expect(flood[4]).rejects.toMatchObject(refused);
    await expect(flood[3]).rejects.toMatchObject(refused);
    const kept = [...flood.slice(0, 3), ...neighbours];
    for (const _ of kept) await end();
    await Promise.all(kept);
    expect(begun).toEqual(['f0', 'f1', 'one', 'two', 'f2']);
  });

  test('are refused to newcomers where all have as little as they would', async () => {
    const { ask } = stage({ places: 2 });
    for (const each of ['working', 'one', 'two']) void ask(each);
    await expect(ask('three')).rejects.toMatchObject(refused);
  });

  test('are not waited for longer than one has patience', async () => {
    const { begun, ask, end } = stage({});
    void ask('hangs');
    const waiting = ask('waits').catch((refusal: unknown) => refusal);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await waiting).toMatchObject(refused);
    void ask('comes later');
    await end();
    expect(begun).toEqual(['hangs', 'comes later']);
  });

  test('are so many for each, and what hangs leaves the others theirs', async () => {
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

  test('go on when work fails', async () => {
    const { run } = fairQueue({ atOnce: 1, places: 1, patience: 2000 });
    await expect(run('one', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    await expect(run('one', () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
