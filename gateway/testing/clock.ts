// Time for tests of deadlines: it stands still until they let it pass, while connections go on as ever. How fast a
// machine is decides nothing then.
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import { lookEvery } from '../src/kit/rest/resilience/watch.ts';

/**
 * What is measured stands still to the end of the test: deadlines, the breaker, budgets. `'and timers'`: what waits for
 * a timer waits, too, as retries do. Gives the way to let milliseconds pass.
 */
export function stopClock(also?: 'and timers'): (milliseconds: number) => void {
  const timers = also === 'and timers' ? (['setTimeout', 'clearTimeout'] as const) : [];
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', ...timers] });
  onTestFinished(() => {
    // A watch that has nothing left gives its timer back at its next look: the next test finds none that is stopped.
    vi.advanceTimersByTime(lookEvery);
    vi.useRealTimers();
  });
  return (milliseconds) => void vi.advanceTimersByTime(milliseconds);
}

/** Waits for what others in this process do. `expect.poll` would let the time pass that stands still. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turnOfTheLoop();
}
