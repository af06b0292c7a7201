// Polls a value and yields it whenever it changes, for subscriptions over a REST API that has no push.
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { retryAfterOf } from './errors.ts';

export interface PollOptions<Value> {
  readonly read: () => Promise<Value>;
  /** Whether the value is final and will not change again. */
  readonly isLast: (value: Value) => boolean;
  /** Milliseconds between two reads while the value changes. */
  readonly interval: number;
  /** The pause grows up to this many milliseconds while the value does not change. */
  readonly longestInterval: number;
  /** Milliseconds after which polling stops in any case. */
  readonly maxDuration: number;
}

/**
 * Yields the current value, then each changed one. `return()` stops it at once; a plain generator would first wait for
 * its next value.
 */
export function pollChanges<Value>(following: PollOptions<Value>): AsyncIterableIterator<Value> {
  const leaving = new AbortController();
  const values = changes(following, leaving.signal);
  return {
    next: () => values.next(),
    return: () => {
      leaving.abort();
      return values.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function* changes<Value>(
  { read, isLast, interval, longestInterval, maxDuration }: PollOptions<Value>,
  signal: AbortSignal,
): AsyncGenerator<Value, undefined> {
  const end = performance.now() + maxDuration;
  let pause = interval;
  let known: Value | undefined;
  while (!signal.aborted && performance.now() < end) {
    const outcome = await outcomeOf(read);
    if (signal.aborted) return;
    if ('busyFor' in outcome) {
      await sleep(Math.max(outcome.busyFor, longestInterval), undefined, { signal }).catch(left);
      continue;
    }
    const { value } = outcome;
    const changed = known === undefined || !isDeepStrictEqual(value, known);
    known = value;
    if (changed) yield value;
    if (isLast(value)) return;
    pause = changed ? interval : Math.min(pause * 1.5, longestInterval);
    await sleep(pause, undefined, { signal }).catch(left);
  }
}

/** The sleep was aborted by `return()`. */
const left = () => undefined;

/**
 * `busyFor`: milliseconds for which an overloaded server asks clients to wait; polling continues afterwards.
 */
async function outcomeOf<Value>(
  read: () => Promise<Value>,
): Promise<{ value: Value } | { busyFor: number }> {
  try {
    return { value: await read() };
  } catch (error) {
    const seconds = retryAfterOf(error);
    if (seconds === null) throw error;
    return { busyFor: seconds * 1000 };
  }
}
