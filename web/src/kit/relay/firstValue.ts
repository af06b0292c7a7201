// The first value of a query, for whoever may leave before it comes: nothing is waited or asked for any more then.
import type { Observable } from 'relay-runtime';

/** Undefined after leaving. */
export function firstValue<Value>(
  asked: Observable<Value>,
  signal: AbortSignal,
): Promise<Value | undefined> {
  return new Promise((done, fail) => {
    const subscription = asked.subscribe({
      next: done,
      error: fail,
      complete: () => done(undefined),
    });
    signal.addEventListener('abort', () => {
      subscription.unsubscribe();
      done(undefined);
    });
  });
}
