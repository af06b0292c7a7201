// Draws the questions of an attempt and their order from a 32-bit seed. Rows are sorted by a hash of seed and id, so
// the result does not depend on the order in which they were read, and an added question changes only its own place.
import { bySort } from './learner-answers.ts';

export interface PooledQuestion {
  id: number;
  part: number;
  sort: number;
  /** Included in every draw. */
  required: boolean;
}

export interface QuestionPool {
  questions: readonly PooledQuestion[];
  /** How many questions of each part are drawn; null, or a part that is not listed, means all. */
  parts: readonly { part: number; draws_count: number | null }[];
  shuffle_questions: boolean;
  seed: number;
}

/**
 * Question ids, part by part. Required questions count first; all of them are included even if they exceed the number.
 */
export function drawOf({ questions, parts, shuffle_questions, seed }: QuestionPool): number[] {
  const counts = new Map(parts.map(({ part, draws_count }) => [part, draws_count]));
  return [...Map.groupBy(questions, ({ part }) => part)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([part, pool]) => {
      const required = pool.filter((question) => question.required);
      const others = pool.filter((question) => !question.required);
      const left = Math.max(0, (counts.get(part) ?? Infinity) - required.length);
      const drawn = [
        ...required,
        ...shuffled(others, deriveSeed(seed, purposes.draw)).slice(0, left),
      ];
      return shuffle_questions ? shuffled(drawn, deriveSeed(seed, purposes.order)) : bySort(drawn);
    })
    .map(({ id }) => id);
}

/** Separate seeds: with one seed, being drawn would correlate with the position. */
const purposes = { draw: 1, order: 2 } as const;

/** Over all seeds, every order is equally likely. */
export function shuffled<Each extends { id: number }>(rows: readonly Each[], seed: number): Each[] {
  return rows
    .map((row) => ({ row, key: deriveSeed(seed, row.id) }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ row }) => row);
}

/** Names of the lists of parts in a question. */
export type ShuffledParts = 'answers' | 'correspondences' | 'select_input_items';

/** Sorts parts of a question independently of the order in which they were written. */
export type Shuffle = <Each extends { id: number }>(
  rows: readonly Each[],
  kind: ShuffledParts,
) => Each[];

/** Only for previews: takers could compute the order, because 32 bits are quickly searched. */
export const seededShuffle =
  (seed: number): Shuffle =>
  (rows) =>
    shuffled(rows, seed);

/** Derives a separate seed for each part. */
export const deriveSeed = (seed: number, part: number): number =>
  scrambled(scrambled(seed + goldenRatio) ^ part);

/** 2³² / φ, so that a seed of 0 is not special. */
const goldenRatio = 0x9e3779b9;

/**
 * The finalizer of MurmurHash3 (Austin Appleby): it is a bijection, and every input bit changes half of the output
 * bits.
 */
function scrambled(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
