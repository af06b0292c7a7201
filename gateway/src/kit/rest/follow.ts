// Values that change, for subscriptions over a server that can only be asked: asked again and again, told when it has
// changed.
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { pauseOf } from './errors.ts';

export interface Following<Value> {
  readonly read: () => Promise<Value>;
  /** Whether nothing will change any more after this value. */
  readonly isLast: (value: Value) => boolean;
  /** Milliseconds between two reads while the value changes. */
  readonly interval: number;
  /** The pause grows up to this, in milliseconds, while it does not. */
  readonly longestInterval: number;
  /** Milliseconds after which it ends in any case. */
  readonly atMost: number;
}

/**
 * The value now, and again whenever it has changed. Ends at once when it is returned from: a generator alone would go
 * on until its next value.
 */
export function follow<Value>(following: Following<Value>): AsyncIterableIterator<Value> {
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
  { read, isLast, interval, longestInterval, atMost }: Following<Value>,
  signal: AbortSignal,
): AsyncGenerator<Value, undefined> {
  const end = performance.now() + atMost;
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

/** It was returned from. */
const left = () => undefined;

/** `busyFor`: milliseconds for which the server has too much to do; the value is there still. */
async function outcomeOf<Value>(
  read: () => Promise<Value>,
): Promise<{ value: Value } | { busyFor: number }> {
  try {
    return { value: await read() };
  } catch (error) {
    const seconds = pauseOf(error);
    if (seconds === null) throw error;
    return { busyFor: seconds * 1000 };
  }
}
