// Computes the mark of an attempt from its points.
import type { GradingScale } from '../questions.ts';

export interface AttemptPoints {
  /** At most two decimal places. */
  points: number;
  max_points: number;
  /** The points from which the test is passed; null: the usual share. */
  successful_points: number | null;
}

export interface Grade {
  /** From 2 to 5, from 0 to 10 or to 100; for passed or failed 1 or 0. */
  mark: number;
  /** The displayed text in Russian. */
  words: string;
  is_passed: boolean;
}

/** The percentages of points, usual in Russia, from which a test is passed, a 4 and a 5. */
export const usualShares = { passed: 45, good: 65, excellent: 85 } as const;

/**
 * On the scale of five a failed test is a 2, a passed one at least a 3, and from the usual shares a 4 or a 5. On the
 * scales of ten and a hundred the mark is the share of the points, rounded half up. Null for a test without points.
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

/** The displayed text of a mark: «5 (отлично)», «7 из 10», «зачёт». */
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

/** Integers only, so that no mark depends on floating-point rounding. */
const shareOf = (scale: 10 | 100, { points, max_points }: AttemptPoints): number =>
  Math.floor(
    (2 * hundredths(points) * scale + hundredths(max_points)) / (2 * hundredths(max_points)),
  );

const hundredths = (points: number): number => Math.round(points * 100);
