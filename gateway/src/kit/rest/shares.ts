// How many of a number of places each of those who want them may have: as many as are still free. One alone thus gets half
// of them, n greedy ones share n parts of n + 1, and whoever comes next always finds some.

export interface Shares<Key> {
  readonly mayTake: (key: Key) => boolean;
  readonly take: (key: Key) => void;
  /** Once for each that was taken. */
  readonly leave: (key: Key) => void;
  /** How many are taken in all. */
  readonly taken: () => number;
}

export function createShares<Key>(places: number): Shares<Key> {
  const takenBy = new Map<Key, number>();
  let taken = 0;
  const of = (key: Key) => takenBy.get(key) ?? 0;
  return {
    mayTake: (key) => of(key) < places - taken,
    take: (key) => {
      takenBy.set(key, of(key) + 1);
      taken += 1;
    },
    leave: (key) => {
      const left = of(key) - 1;
      if (left > 0) takenBy.set(key, left);
      else takenBy.delete(key);
      taken -= 1;
    },
    taken: () => taken,
  };
}
