// What was done to a document, so that it can be undone and done again, the whole session long.

export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What was changed last; null when the next change is a step of its own in any case. */
  readonly last: string | null;
}

export const beginning = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  last: null,
});

/** Changes of the same thing in a row are one step: a word is undone at once, and not by letters. */
export function changed<T>(history: History<T>, next: T, what: string | null = null): History<T> {
  const { past, present, last } = history;
  if (next === present) return history;
  const goesOn = what !== null && what === last;
  return { past: goesOn ? past : [...past, present], present: next, future: [], last: what };
}

/** The next change is a step of its own. */
export const settled = <T>(history: History<T>): History<T> =>
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
 * Every step holds what has come from elsewhere, so that undoing and redoing take back only what was done here. Steps that
 * lead nowhere any more are gone.
 */
export function rebased<T>(
  history: History<T>,
  rebase: (step: T) => T,
  isSame: (one: T, other: T) => boolean,
): History<T> {
  const present = rebase(history.present);
  const leading = (steps: readonly T[]): T[] => {
    const kept: T[] = [];
    for (const step of steps.map(rebase)) {
      if (!isSame(step, kept.at(-1) ?? present)) kept.push(step);
    }
    return kept;
  };
  return {
    past: leading(history.past.toReversed()).toReversed(),
    present,
    future: leading(history.future),
    last: null,
  };
}
