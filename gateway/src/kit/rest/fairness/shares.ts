// How many of a number of places each of those who want them may have: as many as are still free, and no more than `most`.
// One alone thus gets half of them, n greedy ones share n parts of n + 1, and whoever comes next always finds some.

export interface Shares<Key> {
  readonly mayTake: (key: Key) => boolean;
  readonly take: (key: Key) => void;
  /** Once for each that was taken. */
  readonly leave: (key: Key) => void;
  /** How many one has, and all. */
  readonly takenBy: (key: Key) => number;
  readonly taken: () => number;
}

export function createShares<Key>(places: number, most = places): Shares<Key> {
  const counts = new Map<Key, number>();
  let taken = 0;
  const takenBy = (key: Key) => counts.get(key) ?? 0;
  return {
    mayTake: (key) => takenBy(key) < Math.min(most, places - taken),
    take: (key) => {
      counts.set(key, takenBy(key) + 1);
      taken += 1;
    },
    leave: (key) => {
      const left = takenBy(key) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
      taken -= 1;
    },
    takenBy,
    taken: () => taken,
  };
}

/**
 * The same where several keys may have one holder: a holder may have as many as are still free, and each of its keys, if
 * it has others than itself, as many as are still free of those that it would get alone.
 */
export function createSharesOfHolders<Key>(
  places: number,
  holderOf: (key: Key) => Key,
  most = places,
): Shares<Key> {
  const keys = createShares<Key>(places);
  const holders = createShares<Key>(places, most);
  const alone = Math.min(most, Math.ceil(places / 2));
  return {
    mayTake: (key) => {
      const holder = holderOf(key);
      if (!holders.mayTake(holder)) return false;
      return holder === key || keys.takenBy(key) < alone - holders.takenBy(holder);
    },
    take: (key) => {
      keys.take(key);
      holders.take(holderOf(key));
    },
    leave: (key) => {
      keys.leave(key);
      holders.leave(holderOf(key));
    },
    takenBy: keys.takenBy,
    taken: keys.taken,
  };
}
