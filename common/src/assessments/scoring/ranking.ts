// Ranks the learners of an olympiad by the sum of their best attempts, and assigns prizes to places.

/**
 * How equal points are ranked: a shared place with a gap after it (1, 2, 2, 4) or without one (1, 2, 2, 3), the shorter
 * time first, or the earlier finish first. Learners who are still equal share a place with a gap after it.
 */
export const tieRules = ['competition', 'dense', 'shorter_time', 'earlier_finish'] as const;
export type TieRule = (typeof tieRules)[number];

/** A finished attempt. */
export interface RankedAttempt {
  id: number;
  user_id: number;
  test_id: number;
  /** Two decimal places. */
  points: number;
  max_points: number;
  /** Milliseconds. */
  duration: number;
  /** Milliseconds since 1970. */
  finished: number;
}

export interface Ranked {
  user_id: number;
  /** From 1. */
  place: number;
  points: number;
  max_points: number;
  duration: number;
  /** When the last counted attempt was finished. */
  finished: number;
  /** The counted attempt at each test, ordered by test id. */
  best: RankedAttempt[];
}

/** A prize for the places from `from_place` to `to_place`, inclusive. */
export interface Prize {
  name: string;
  from_place: number;
  to_place: number;
  /** Additional text on the diploma; null for none. */
  diploma_text: string | null;
}

export interface MisplacedPrize {
  index: number;
  is: 'reversed' | 'overlapping';
}

/** All learners with an attempt in order of rank; equal learners are ordered by id. */
export function rankLearners(attempts: readonly RankedAttempt[], rule: TieRule): Ranked[] {
  const learners = Map.groupBy(bestOf(attempts), ({ user_id }) => user_id);
  const sums = [...learners].map(([user_id, best]): Ranked => sumOf(user_id, best));
  const isBefore = orders[rule];
  sums.sort((one, other) => isBefore(one, other) || one.user_id - other.user_id);
  let previous: Ranked | undefined;
  for (const [index, each] of sums.entries()) {
    if (previous !== undefined && isBefore(previous, each) === 0) each.place = previous.place;
    else each.place = rule === 'dense' ? (previous?.place ?? 0) + 1 : index + 1;
    previous = each;
  }
  return sums;
}

/** The prize for a place; null if there is none. */
export const prizeOf = (prizes: readonly Prize[], place: number): Prize | null =>
  prizes.find(({ from_place, to_place }) => from_place <= place && place <= to_place) ?? null;

/** The indexes of prizes that overlap an earlier one of the list, or end before they begin. */
export function misplacedPrizes(
  prizes: readonly Pick<Prize, 'from_place' | 'to_place'>[],
): MisplacedPrize[] {
  return prizes.flatMap(({ from_place, to_place }, index): MisplacedPrize[] => {
    if (to_place < from_place) return [{ index, is: 'reversed' }];
    const overlaps = prizes
      .slice(0, index)
      .some((other) => from_place <= other.to_place && other.from_place <= to_place);
    return overlaps ? [{ index, is: 'overlapping' }] : [];
  });
}

type Order<Of> = (one: Of, other: Of) => number;

const byPoints: Order<Ranked> = (one, other) => other.points - one.points;

const orders: Record<TieRule, Order<Ranked>> = {
  competition: byPoints,
  dense: byPoints,
  shorter_time: (one, other) => byPoints(one, other) || one.duration - other.duration,
  earlier_finish: (one, other) => byPoints(one, other) || one.finished - other.finished,
};

/**
 * The best attempt of a learner at a test has the most points; ties go to the shortest, the earliest, the lowest id.
 */
const better: Order<RankedAttempt> = (one, other) =>
  other.points - one.points ||
  one.duration - other.duration ||
  one.finished - other.finished ||
  one.id - other.id;

function bestOf(attempts: readonly RankedAttempt[]): RankedAttempt[] {
  const best = new Map<string, RankedAttempt>();
  for (const attempt of attempts) {
    const key = `${attempt.user_id} ${attempt.test_id}`;
    const known = best.get(key);
    if (known === undefined || better(attempt, known) < 0) best.set(key, attempt);
  }
  return [...best.values()].toSorted((one, other) => one.test_id - other.test_id);
}

/** Adds points as whole hundredths, so that 0.1 + 0.2 equals 0.3. */
const sumOf = (user_id: number, best: RankedAttempt[]): Ranked => ({
  user_id,
  place: 0,
  points: best.reduce((sum, { points }) => sum + Math.round(points * 100), 0) / 100,
  max_points: best.reduce((sum, { max_points }) => sum + max_points, 0),
  duration: best.reduce((sum, { duration }) => sum + duration, 0),
  finished: Math.max(...best.map(({ finished }) => finished)),
  best,
});
