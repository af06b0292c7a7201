// Which questions of a test an attempt has, and in which order: the same for the same seed, for ever. Rows are put in the
// order of a hash of seed and id, so that it makes no difference how they were read, and what one more question changes in a
// draw is its own place. Seeds are whole numbers of 32 bits.
import { inOrder } from './given.ts';

export interface PooledQuestion {
  id: number;
  part: number;
  sort: number;
  /** It is in every draw. */
  required: boolean;
}

export interface QuestionPool {
  questions: readonly PooledQuestion[];
  /** How many questions are drawn of a part; of parts that are not named, and with null, all. */
  parts: readonly { part: number; draws_count: number | null }[];
  shuffle_questions: boolean;
  seed: number;
}

/** Ids part by part. Required questions come first in the count, and all of them come even where they are more. */
export function drawOf({ questions, parts, shuffle_questions, seed }: QuestionPool): number[] {
  const counts = new Map(parts.map(({ part, draws_count }) => [part, draws_count]));
  return [...Map.groupBy(questions, ({ part }) => part)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([part, pool]) => {
      const required = pool.filter((question) => question.required);
      const others = pool.filter((question) => !question.required);
      const left = Math.max(0, (counts.get(part) ?? Infinity) - required.length);
      const drawn = [...required, ...shuffled(others, seedOf(seed, purposes.draw)).slice(0, left)];
      return shuffle_questions ? shuffled(drawn, seedOf(seed, purposes.order)) : inOrder(drawn);
    })
    .map(({ id }) => id);
}

/** By another seed, or what was drawn would also tell where it stands. */
const purposes = { draw: 1, order: 2 } as const;

/** Every order is as likely as any other over all seeds. */
export function shuffled<Each extends { id: number }>(rows: readonly Each[], seed: number): Each[] {
  return rows
    .map((row) => ({ row, key: seedOf(seed, row.id) }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ row }) => row);
}

/** The parts of a question by the names of their lists. */
export type ShuffledParts = 'answers' | 'correspondences' | 'select_input_items';

/** Puts parts of a question into an order that does not follow from the one in which they were written. */
export type Shuffle = <Each extends { id: number }>(
  rows: readonly Each[],
  kind: ShuffledParts,
) => Each[];

/** For previews. Whoever takes a test must not be able to compute the order: 32 bits are soon tried. */
export const seededShuffle =
  (seed: number): Shuffle =>
  (rows) =>
    shuffled(rows, seed);

/** A seed of its own for a part of what another one decides. Different for different parts. */
export const seedOf = (seed: number, part: number): number =>
  scrambled(scrambled(seed + goldenRatio) ^ part);

/** 2³² / φ: a seed of 0 is no special one. */
const goldenRatio = 0x9e3779b9;

/** The end of MurmurHash3 (Austin Appleby): every bit changes half of all others, and different numbers stay different. */
function scrambled(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
