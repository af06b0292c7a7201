// Searches many views of questions for values that correlate with right answers.
import type { Traits } from './traits.ts';

/** Parts of a question that are compared with each other. */
export interface ComparedParts {
  /** The kind of parts; traits of different kinds are counted separately. */
  kind: string;
  parts: readonly { traits: Traits; right: number }[];
}

export interface Finding {
  trait: string;
  /** The number of questions with this trait. */
  questions: number;
  /** Spearman's correlation with the right answers, on average. */
  correlation: number;
  /** An upper bound of the probability by chance, corrected for the number of traits. */
  chance: number;
}

/** The probability of a false alarm in one search: one in a million. */
const falseAlarm = 1e-6;

/**
 * If traits are independent of right answers, all orders of the right positions are equally likely: the rank
 * correlation of n parts then has the mean 0, the variance 1 / (n - 1), and lies within [-1, 1]. Bernstein's inequality
 * bounds the deviation of their sum. The threshold is divided by the number of traits examined.
 */
export function findLeaks(compared: readonly ComparedParts[]): Finding[] {
  return tested(compared).filter(({ chance }) => chance < falseAlarm);
}

/** All traits, the least likely first. */
export function tested(compared: readonly ComparedParts[]): Finding[] {
  const sums = new Map<string, { sum: number; variance: number; questions: number }>();
  for (const { kind, parts } of compared) {
    for (const trait of new Set(parts.flatMap(({ traits }) => [...traits.keys()]))) {
      const there = parts.filter(({ traits }) => traits.has(trait));
      const correlation = rankCorrelation(
        there.map(({ traits }) => traits.get(trait) ?? 0),
        there.map(({ right }) => right),
      );
      if (correlation === null) continue;
      const name = `${kind}: ${trait}`;
      const before = sums.get(name) ?? { sum: 0, variance: 0, questions: 0 };
      sums.set(name, {
        sum: before.sum + correlation,
        variance: before.variance + 1 / (there.length - 1),
        questions: before.questions + 1,
      });
    }
  }
  return [...sums]
    .map(([trait, { sum, variance, questions }]) => ({
      trait,
      questions,
      correlation: sum / questions,
      chance: sums.size * bernstein(Math.abs(sum), variance, 1),
    }))
    .toSorted((one, other) => one.chance - other.chance);
}

/**
 * The bound of Bernstein's inequality, two-sided, for a sum of independent values with mean 0, none beyond `most`.
 */
const bernstein = (distance: number, variance: number, most: number): number =>
  Math.min(1, 2 * Math.exp(-(distance ** 2) / (2 * (variance + (most * distance) / 3))));

/** Null if either variable is constant. */
export function rankCorrelation(
  one: readonly (number | string)[],
  other: readonly (number | string)[],
): number | null {
  const [left, right] = [deviations(one), deviations(other)];
  const spread = Math.sqrt(sumOfProducts(left, left) * sumOfProducts(right, right));
  return spread === 0 ? null : sumOfProducts(left, right) / spread;
}

/** Deviations of ranks from their mean; equal values share a rank. */
function deviations(values: readonly (number | string)[]): number[] {
  const mean = (values.length - 1) / 2;
  return values.map((value) => {
    const less = values.filter((each) => isLess(each, value)).length;
    const same = values.filter((each) => each === value).length;
    return less + (same - 1) / 2 - mean;
  });
}

/** Compares texts by code units, and numbers before texts. */
const isLess = (one: number | string, other: number | string): boolean =>
  typeof one === typeof other ? one < other : typeof one === 'number';

const sumOfProducts = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, each, index) => sum + each * (other[index] ?? 0), 0);
