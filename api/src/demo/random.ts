// Chance that repeats: the same seed gives the same numbers on every machine, and a record's numbers
// depend on its own key only, so records can be made lazily and in any order.

/** Gives the next number from 0 up to, but not including, 1. */
export type Random = () => number;

/** A generator of its own for one record, told apart by the parts of its key. */
export function randomFor(seed: number, ...key: (string | number)[]): Random {
  return mulberry32(fnv1a(`${seed}/${key.join('/')}`));
}

/** A whole number from `from` to `to`, both included. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return at(list, Math.floor(random() * list.length));
}

/** A copy in random order (Fisher and Yates). */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = between(random, 0, last);
    [copy[last], copy[other]] = [at(copy, other), at(copy, last)];
  }
  return copy;
}

/** The list's entry at a place; places beyond the end begin again at the start. */
export function at<T>(list: readonly T[], place: number): T {
  if (list.length === 0) throw new Error('An empty list has no entries');
  return list[place % list.length] as T;
}

/** `count` different places out of `size`, without remembering any of them. */
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

// Tommy Ettinger's mulberry32: 32 bits of state are plenty for content.
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
