// Starts queued jobs concurrently, except suspects, which may have crashed a process and run alone.

/** A suspect runs alone in its queue, and only one suspect runs at a time across all queues. */
export interface StartGate {
  /**
   * Waits until the job may start and returns a function to call at its end. Rejects if the signal is aborted first.
   */
  enter: (queue: string, isSuspect: boolean, stopping: AbortSignal) => Promise<() => void>;
}

/**
 * Milliseconds after which a running job counts as harmless or hung: other jobs start beside a suspect, and a suspect
 * starts beside other jobs.
 */
const longestAlone = 600_000;

export function createStartGate(): StartGate {
  const counts = new Map<string, number>();
  /** The queue of the suspect that runs alone, or waits until its queue is empty. */
  let suspect: string | null = null;
  let changed = Promise.withResolvers<void>();
  const change = () => {
    const before = changed;
    changed = Promise.withResolvers();
    before.resolve();
  };
  const running = (queue: string) => counts.get(queue) ?? 0;
  const begin = (queue: string) => {
    counts.set(queue, running(queue) + 1);
    return true;
  };
  const end = (queue: string) => {
    counts.set(queue, running(queue) - 1);
    change();
  };
  const beAlone = (queue: string) => {
    if (suspect !== null) return false;
    suspect = queue;
    return true;
  };
  /**
   * Tries `take` after each change until it succeeds. Check and action are one synchronous step.
   */
  const until = async (take: () => boolean, stopping: AbortSignal) => {
    const aborted = Promise.withResolvers<void>();
    const abort = () => aborted.resolve();
    stopping.addEventListener('abort', abort);
    try {
      for (;;) {
        stopping.throwIfAborted();
        if (take()) return;
        await Promise.race([changed.promise, aborted.promise]);
      }
    } finally {
      stopping.removeEventListener('abort', abort);
    }
  };

  return {
    enter: async (queue, isSuspect, stopping) => {
      if (!isSuspect) {
        await until(() => suspect !== queue && begin(queue), stopping);
        return () => end(queue);
      }
      await until(() => beAlone(queue), stopping);
      let isAlone = true;
      const letOthers = () => {
        if (!isAlone) return;
        isAlone = false;
        suspect = null;
        change();
      };
      let isPatient = true;
      const impatience = setTimeout(() => {
        isPatient = false;
        change();
      }, longestAlone).unref();
      try {
        await until(() => (running(queue) === 0 || !isPatient) && begin(queue), stopping);
      } catch (error) {
        letOthers();
        throw error;
      } finally {
        clearTimeout(impatience);
      }
      const timer = setTimeout(letOthers, longestAlone).unref();
      return () => {
        clearTimeout(timer);
        letOthers();
        end(queue);
      };
    },
  };
}
