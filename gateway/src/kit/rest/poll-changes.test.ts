import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorFromResponse } from './errors.ts';
import { pollChanges, type PollOptions } from './poll-changes.ts';

/** Polls `value`, which the test changes. */
function start(over: Partial<PollOptions<{ done: number }>> = {}) {
  const state = { value: { done: 0 }, reads: 0 };
  const events = pollChanges({
    read: () => {
      state.reads++;
      return Promise.resolve({ ...state.value });
    },
    isLast: ({ done }) => done === 3,
    interval: 1,
    longestInterval: 2,
    maxDuration: 60_000,
    ...over,
  });
  return { state, events };
}

beforeEach(() => void vi.useFakeTimers({ fakeNodeBuiltins: true }));
afterEach(() => void vi.useRealTimers());

describe('polling', () => {
  it('yields the first value, then only changes, and ends with the final one', async () => {
    const { state, events } = start();
    const seen: number[] = [];
    const following = async () => {
      for await (const { done } of events) {
        seen.push(done);
        setTimeout(() => (state.value = { done: done + 1 }), 20);
      }
    };
    await Promise.all([following(), vi.advanceTimersByTimeAsync(100)]);
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(state.reads).toBeGreaterThan(seen.length);
  });

  it('continues while the server is overloaded and ends when it fails', async () => {
    const failures = [
      errorFromResponse(429, null, '7'),
      errorFromResponse(503, null, '1'),
      errorFromResponse(500, null),
    ];
    const reads: number[] = [];
    const events = pollChanges({
      read: async () => {
        reads.push(performance.now());
        const failure = reads.length === 1 ? undefined : failures.shift();
        if (failure) throw failure;
        return reads.length;
      },
      isLast: () => false,
      interval: 10,
      longestInterval: 3000,
      maxDuration: 60_000,
    });
    expect((await events.next()).value).toBe(1);
    const next = events.next().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await next).toMatchObject({ extensions: { code: 'UPSTREAM_FAILED' } });
    const pauses = reads.slice(1).map((at, index) => at - (reads[index] ?? 0));
    expect(pauses).toEqual([10, 7000, 3000]);
  });

  it('ends at once on return(), while it waits and while it reads', async () => {
    const waiting = start({ interval: 60_000, longestInterval: 60_000 });
    await waiting.events.next();
    const next = waiting.events.next();
    await waiting.events.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(waiting.state.reads).toBe(1);

    let arrive: (value: { done: number }) => void = () => {};
    let reads = 0;
    const reading = pollChanges({
      read: () => {
        reads++;
        return new Promise<{ done: number }>((resolve) => (arrive = resolve));
      },
      isLast: () => false,
      interval: 1,
      longestInterval: 1,
      maxDuration: 60_000,
    });
    const first = reading.next();
    const left = reading.return?.();
    arrive({ done: 1 });
    expect(await first).toEqual({ done: true, value: undefined });
    await left;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(1);
  });

  it('polls less often while nothing changes', async () => {
    const { state, events } = start({ interval: 5, longestInterval: 1000 });
    await events.next();
    void events.next();
    await vi.advanceTimersByTimeAsync(300);
    await events.return?.();
    expect(state.reads).toBeLessThan(12); // 60 at the initial interval
  });

  it('ends after its timeout', async () => {
    const { events } = start({ maxDuration: 30 });
    const seen: unknown[] = [];
    const following = async () => {
      for await (const value of events) seen.push(value);
    };
    await Promise.all([following(), vi.advanceTimersByTimeAsync(32)]);
    expect(seen).toEqual([{ done: 0 }]);
  });

  it('throws the error of a failed read and ends', async () => {
    const { events } = start({ read: () => Promise.reject(new Error('signed out')) });
    await expect(events.next()).rejects.toThrow('signed out');
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });
});
