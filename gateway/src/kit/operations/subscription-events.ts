// Maps the event stream of a subscription to its results.
import type { Result } from './execute.ts';

export interface EventHandler {
  readonly answer: (event: unknown) => Promise<Result>;
  readonly fail: (error: unknown) => Result;
  /** Called once, when the stream has ended. */
  readonly end: () => void;
}

/**
 * A result for each event. Not an async generator, since one that waits for its source cannot be stopped.
 */
export function mapEvents(
  source: AsyncIterable<unknown>,
  follower: EventHandler,
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
    // The source may be waiting for an event and stops only after it.
    void events.return?.().catch(() => undefined);
    return done;
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: stop }) };
}
