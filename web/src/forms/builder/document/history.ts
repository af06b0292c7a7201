// The undo history of a document for the whole session.

export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** The property changed last; null when the next change must begin a new step. */
  readonly last: string | null;
}

export const initialHistory = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  last: null,
});

/**
 * Consecutive changes of the same property are one step, so undo removes a word instead of letters.
 */
export function withChange<T>(
  history: History<T>,
  next: T,
  what: string | null = null,
): History<T> {
  const { past, present, last } = history;
  if (next === present) return history;
  const goesOn = what !== null && what === last;
  return { past: goesOn ? past : [...past, present], present: next, future: [], last: what };
}

/** Makes the next change begin a new step. */
export const withEndedStep = <T>(history: History<T>): History<T> =>
  history.last === null ? history : { ...history, last: null };

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    last: null,
  };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, last: null };
}

/**
 * Applies external changes to every step, so that undo and redo revert local changes only. Steps that no longer change
 * anything are dropped.
 */
export function rebased<T>(
  history: History<T>,
  rebase: (step: T) => T,
  isSame: (one: T, other: T) => boolean,
): History<T> {
  const present = rebase(history.present);
  const leading = (steps: readonly T[]): T[] => {
    const distinct: T[] = [];
    for (const step of steps.map(rebase)) {
      if (!isSame(step, distinct.at(-1) ?? present)) distinct.push(step);
    }
    return distinct;
  };
  return {
    past: leading(history.past.toReversed()).toReversed(),
    present,
    future: leading(history.future),
    last: null,
  };
}
