// The answers of a subscription, one for each event of its source.
import type { Result } from './execute.ts';

export interface Follower {
  readonly answer: (event: unknown) => Promise<Result>;
  readonly fail: (error: unknown) => Result;
  /** Called once, when no event will be asked for any more. */
  readonly end: () => void;
}

/** An answer for each event. No generator: one that waits for its source could not be ended. */
export function eachAnswer(
  source: AsyncIterable<unknown>,
  follower: Follower,
): AsyncIterable<Result> {
  const events = source[Symbol.asyncIterator]();
  let over = false;
  const end = () => {
    if (!over) follower.end();
    over = true;
  };
  const done = { done: true, value: undefined } as const;
  const next = async (): Promise<IteratorResult<Result, undefined>> => {
    if (over) return done;
    try {
      const event = await events.next();
      if (!event.done) return { done: false, value: await follower.answer(event.value) };
      end();
      return done;
    } catch (error) {
      end();
      return { done: false, value: follower.fail(error) };
    }
  };
  const stop = async () => {
    end();
    // It may be waiting for an event and end only after that.
    void events.return?.().catch(() => undefined);
    return done;
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: stop }) };
}
