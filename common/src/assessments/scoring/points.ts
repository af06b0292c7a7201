// Arithmetic of points in whole hundredths, which avoids rounding errors.
import type { Question } from '../questions.ts';

/** The right share of an answer: `part` of `whole`, which is positive. */
export interface Share {
  part: bigint;
  whole: bigint;
}

export const none: Share = { part: 0n, whole: 1n };

/** Rounded half up to two decimal places, and clamped between 0 and all points. */
export function pointsOf(maxPoints: number, { part, whole }: Share): number {
  if (part <= 0n) return 0;
  if (part >= whole) return maxPoints;
  return Number((hundredths(maxPoints) * part * 2n + whole) / (whole * 2n)) / 100;
}

/** The maximum points of a question; with criteria, their sum. */
export const maxPointsOf = ({
  type,
  max_points,
  question_criteria_by_sort,
}: Pick<Question, 'type' | 'max_points' | 'question_criteria_by_sort'>): number =>
  type === 'assessment_by_criterion'
    ? sumOfPoints(question_criteria_by_sort.map((criterion) => criterion.max_points))
    : max_points;

export const sumOfPoints = (points: readonly number[]): number =>
  Number(points.reduce((sum, each) => sum + hundredths(each), 0n)) / 100;

const hundredths = (points: number): bigint => BigInt(Math.round(points * 100));
