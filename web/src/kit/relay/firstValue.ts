// The first value of a query as a promise; aborting cancels the request.
import type { Observable } from 'relay-runtime';

/** Undefined after an abort. */
export function firstValue<Value>(
  observable: Observable<Value>,
  signal: AbortSignal,
): Promise<Value | undefined> {
  return new Promise((done, fail) => {
    const subscription = observable.subscribe({
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
