// Lets queued work begin: as a rule side by side, but what may have killed a process alone in its queue, and never beside
// another suspect, for as long as nothing hangs.

export interface TurnGate {
  /** Waits for a turn; answers how to leave. Rejects when the signal is aborted before. */
  enter: (queue: string, isSuspect: boolean, stopping: AbortSignal) => Promise<() => void>;
}

/**
 * Milliseconds after which work has shown that it does not end its process, or hangs: others begin beside it, and a suspect
 * that waits for its end does, too.
 */
const longestAlone = 600_000;

export function turnGate(): TurnGate {
  const counts = new Map<string, number>();
  /** The queue of the suspect that has the turn, or waits until its queue is empty. */
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
  /** Tries until it is taken, in one go with the look whether it is free. */
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
