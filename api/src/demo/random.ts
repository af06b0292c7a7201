// Deterministic random numbers: the same seed gives the same numbers on every machine. The numbers of a record depend
// only on its key, so records can be generated lazily and in any order.

/** Returns the next number in [0, 1). */
export type Random = () => number;

/** A separate generator for one record, seeded by its key. */
export function randomFor(seed: number, ...key: (string | number)[]): Random {
  return mulberry32(fnv1a(`${seed}/${key.join('/')}`));
}

/** An integer from `from` to `to`, both inclusive. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return at(list, Math.floor(random() * list.length));
}

/** A copy in random order (Fisher–Yates). */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = between(random, 0, last);
    [copy[last], copy[other]] = [at(copy, other), at(copy, last)];
  }
  return copy;
}

/** The entry at a position, modulo the length of the list. */
export function at<T>(list: readonly T[], place: number): T {
  if (list.length === 0) throw new Error('An empty list has no entries');
  return list[place % list.length] as T;
}

/** `count` different integers below `size`, without storing the ones already returned. */
export function* differentPlaces(random: Random, count: number, size: number): Generator<number> {
  let step = between(random, 1, Math.max(1, size - 1));
  while (greatestCommonDivisor(step, size) !== 1) step++;
  let place = between(random, 0, size - 1);
  for (let given = 0; given < Math.min(count, size); given++) {
    yield place;
    place = (place + step) % size;
  }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

// Tommy Ettinger's mulberry32: 32 bits of state are enough for content.
function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
