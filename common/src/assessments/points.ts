// Points: whole hundredths while they are counted with, so that nothing drifts.
import type { Question } from './questions.ts';

/** How much of all is right: `part` of `whole`, which is more than 0. */
export interface Share {
  part: bigint;
  whole: bigint;
}

export const none: Share = { part: 0n, whole: 1n };

/** To two digits, half of the last one up; from nothing to all of the points. */
export function pointsOf(maxPoints: number, { part, whole }: Share): number {
  if (part <= 0n) return 0;
  if (part >= whole) return maxPoints;
  return Number((hundredths(maxPoints) * part * 2n + whole) / (whole * 2n)) / 100;
}

/** What a question can give: of one that is assessed by criteria, what these give together. */
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
