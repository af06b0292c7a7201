// A stopped clock for tests of deadlines, independent of the machine's speed; network connections still work.
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import { tickInterval } from '../src/kit/rest/resilience/shared-timer.ts';

/**
 * Stops performance.now() and intervals until the end of the test: deadlines, the breaker, budgets. `'and timers'` also
 * stops timeouts, such as those of retries. Returns a function that advances the clock by milliseconds.
 */
export function stopClock(also?: 'and timers'): (milliseconds: number) => void {
  const timers = also === 'and timers' ? (['setTimeout', 'clearTimeout'] as const) : [];
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', ...timers] });
  onTestFinished(() => {
    // The shared timer clears its interval at the next tick; otherwise the next test would inherit a stopped one.
    vi.advanceTimersByTime(tickInterval);
    vi.useRealTimers();
  });
  return (milliseconds) => void vi.advanceTimersByTime(milliseconds);
}

/** Waits for other work of this process. `expect.poll` would advance the stopped clock. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turnOfTheLoop();
}
