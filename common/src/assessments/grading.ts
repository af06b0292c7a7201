// The mark that a test ends in, from its points.
import type { GradingScale } from './questions.ts';

export interface AttemptPoints {
  /** With two digits after the point at most. */
  points: number;
  max_points: number;
  /** From how many points on it is passed; null by the usual share. */
  successful_points: number | null;
}

export interface Grade {
  /** From 2 to 5, from 0 to 10 or to 100; 1 of what is passed, else 0. */
  mark: number;
  /** In Russian, as it is shown. */
  words: string;
  is_passed: boolean;
}

/** Percent of the points from which on a test is passed, and from which on it is a 4 and a 5, as is usual in Russia. */
export const usualShares = { passed: 45, good: 65, excellent: 85 } as const;

/**
 * Of five: whoever has not passed has a 2, everybody else at least a 3, and from the usual shares on a 4 and a 5. Of ten and
 * of a hundred: the share of the points, half of a mark up. Null of a test that gives no points.
 */
export function gradeOf(scale: GradingScale, result: AttemptPoints): Grade | null {
  const { points, max_points, successful_points } = result;
  if (max_points <= 0) return null;
  const is_passed =
    successful_points === null
      ? reaches(usualShares.passed, result)
      : hundredths(points) >= hundredths(successful_points);
  const mark = markOf(scale, result, is_passed);
  return { mark, words: wordsOfMark(scale, mark), is_passed };
}

/** «5 (отлично)», «7 из 10», «зачёт»: a mark of the scale as it is shown. */
export function wordsOfMark(scale: GradingScale, mark: number): string {
  if (scale === 1) return mark === 1 ? 'зачёт' : 'незачёт';
  if (scale === 5) return `${mark} (${wordsOfFive[mark] ?? '—'})`;
  return `${mark} из ${scale}`;
}

const wordsOfFive: Readonly<Record<number, string>> = {
  2: 'неудовлетворительно',
  3: 'удовлетворительно',
  4: 'хорошо',
  5: 'отлично',
};

function markOf(scale: GradingScale, result: AttemptPoints, isPassed: boolean): number {
  if (scale === 1) return isPassed ? 1 : 0;
  if (scale === 5) return isPassed ? ofFive(result) : 2;
  return shareOf(scale, result);
}

function ofFive(result: AttemptPoints): 3 | 4 | 5 {
  if (reaches(usualShares.excellent, result)) return 5;
  return reaches(usualShares.good, result) ? 4 : 3;
}

const reaches = (percent: number, { points, max_points }: AttemptPoints): boolean =>
  hundredths(points) * 100 >= hundredths(max_points) * percent;

/** Whole numbers throughout: no mark hangs on how a computer writes a third. */
const shareOf = (scale: 10 | 100, { points, max_points }: AttemptPoints): number =>
  Math.floor(
    (2 * hundredths(points) * scale + hundredths(max_points)) / (2 * hundredths(max_points)),
  );

const hundredths = (points: number): number => Math.round(points * 100);
