// Runs long work of a job that has no steps, and ends it when the job is cancelled or the process stops.
import { setInterval } from 'node:timers/promises';
import type { RunningJob } from './define.ts';

/** Milliseconds between checks of whether the job was cancelled. */
const pause = 1000;

/** The signal passed to the work aborts with the reason for the end of the job. */
export async function untilCancelled<T>(
  { step, stopping }: Pick<RunningJob<unknown>, 'step' | 'stopping'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const cancelled = new AbortController();
  const isOver = new AbortController();
  const watch = async (): Promise<void> => {
    try {
      for await (const _ of setInterval(pause, undefined, { signal: isOver.signal })) {
        await step(() => Promise.resolve());
      }
    } catch (error) {
      if (!isOver.signal.aborted) cancelled.abort(error);
    }
  };
  const watching = watch();
  try {
    return await work(AbortSignal.any([cancelled.signal, stopping]));
  } finally {
    isOver.abort();
    await watching;
  }
}
