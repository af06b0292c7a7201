// Divides a number of slots fairly: a key may hold as many as are still free, up to `most`. One key alone gets half of
// them, n busy keys share n/(n+1), and a new one always finds a free slot.

export interface FairShares<Key> {
  readonly mayTake: (key: Key) => boolean;
  readonly take: (key: Key) => void;
  /** Must be called once for each slot taken. */
  readonly release: (key: Key) => void;
  /** Slots held by one key, and by all. */
  readonly takenBy: (key: Key) => number;
  readonly taken: () => number;
}

export function createFairShares<Key>(places: number, most = places): FairShares<Key> {
  const counts = new Map<Key, number>();
  let taken = 0;
  const takenBy = (key: Key) => counts.get(key) ?? 0;
  return {
    mayTake: (key) => takenBy(key) < Math.min(most, places - taken),
    take: (key) => {
      counts.set(key, takenBy(key) + 1);
      taken += 1;
    },
    release: (key) => {
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
 * The same on two levels: a holder may take as many slots as are free; each of its keys, unless the key is the holder
 * itself, may take as many as are free of those that the holder would get alone.
 */
export function createNestedFairShares<Key>(
  places: number,
  holderOf: (key: Key) => Key,
  most = places,
): FairShares<Key> {
  const keys = createFairShares<Key>(places);
  const holders = createFairShares<Key>(places, most);
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
    release: (key) => {
      keys.release(key);
      holders.release(holderOf(key));
    },
    takenBy: keys.takenBy,
    taken: keys.taken,
  };
}
