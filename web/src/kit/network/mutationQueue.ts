// Keeps mutations of one name in order while one waits for an overloaded server; otherwise a retry could overwrite a
// newer change.

interface Turn {
  /**
   * Resolves when no earlier mutation waits; null when none does already. Rejects when the signal is aborted first.
   */
  readonly come: (signal: AbortSignal) => Promise<void> | null;
  /** Makes later mutations wait for this one. */
  readonly hold: () => void;
  readonly end: () => void;
}

interface Held {
  readonly name: string;
  readonly over: Promise<void>;
}

let begun = 0;
const held = new Map<number, Held>();

/** `name` is the mutation's name. */
export function joinMutationQueue(name: string): Turn {
  const order = (begun += 1);
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const hold = () => void held.set(order, { name, over });
  const earlier = () =>
    [...held].flatMap(([other, turn]) => (other < order && turn.name === name ? [turn.over] : []));
  const wait = async (signal: AbortSignal) => {
    hold();
    for (let before = earlier(); before.length > 0; before = earlier()) {
      // oxlint-disable-next-line no-await-in-loop
      await Promise.race([Promise.all(before), untilAborted(signal)]);
    }
  };
  return {
    hold,
    come: (signal) => (earlier().length === 0 ? null : wait(signal)),
    end: () => {
      held.delete(order);
      resolve();
    },
  };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => {
    const abort = () => fail(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
