// Searches views of questions for whatever goes with the right answers, over many of them at once.
import type { Traits } from './traits.ts';

/** Parts of a question that are compared with each other. */
export interface ComparedParts {
  /** What they are: traits of different kinds are not added up. */
  kind: string;
  parts: readonly { traits: Traits; right: number }[];
}

export interface Finding {
  trait: string;
  /** Questions that have it. */
  questions: number;
  /** Spearman's correlation with what is right, on average. */
  correlation: number;
  /** At most so likely by chance, all traits together. */
  chance: number;
}

/** A search of what holds nothing finds something once in a million times. */
const falseAlarm = 1e-6;

/**
 * Where traits have nothing to do with what is right, each order of the right places is as likely: then a rank correlation
 * of n parts is 0 on average, has the variance 1 / (n - 1), and is nowhere beyond 1. Bernstein's inequality bounds how far
 * the sum of many of them goes by chance; as many traits as are looked at, so many times less likely each must be.
 */
export function search(compared: readonly ComparedParts[]): Finding[] {
  return tested(compared).filter(({ chance }) => chance < falseAlarm);
}

/** All traits, the most suspicious one first. */
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

/** At most so likely is it that a sum of independent values around 0, none beyond `most`, is as far off, to either side. */
const bernstein = (distance: number, variance: number, most: number): number =>
  Math.min(1, 2 * Math.exp(-(distance ** 2) / (2 * (variance + (most * distance) / 3))));

/** Null where one of both is the same everywhere. */
export function rankCorrelation(
  one: readonly (number | string)[],
  other: readonly (number | string)[],
): number | null {
  const [left, right] = [deviations(one), deviations(other)];
  const spread = Math.sqrt(sumOfProducts(left, left) * sumOfProducts(right, right));
  return spread === 0 ? null : sumOfProducts(left, right) / spread;
}

/** Of their ranks from the mean; equal values share a rank. */
function deviations(values: readonly (number | string)[]): number[] {
  const mean = (values.length - 1) / 2;
  return values.map((value) => {
    const less = values.filter((each) => isLess(each, value)).length;
    const same = values.filter((each) => each === value).length;
    return less + (same - 1) / 2 - mean;
  });
}

/** Texts by their code units; a trait that is both has numbers first. */
const isLess = (one: number | string, other: number | string): boolean =>
  typeof one === typeof other ? one < other : typeof one === 'number';

const sumOfProducts = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, each, index) => sum + each * (other[index] ?? 0), 0);
