// Computes the result of an attempt; finishing, checking by a teacher and recalculation all use this rule.
import { gradeOf, type GradingScale } from '@kafedra/common/assessments';
import type { AttemptState } from './attempt-tables.ts';

/** Sums over the answers of an attempt. */
export interface AnswerSums {
  points: number;
  max_points: number;
  /** Answers that a teacher must still check. */
  waiting_count: number;
}

/** The grading settings of a test. */
export interface Grading {
  grading_scale: GradingScale;
  successful_points: number | null;
}

export interface AttemptResult extends AnswerSums {
  state: Exclude<AttemptState, 'in_progress'>;
  /** Null while an answer waits for a teacher. */
  mark: number | null;
  is_passed: boolean | null;
}

/** The result that a learner sees once all answers are checked. */
export type Result = Pick<AttemptResult, 'points' | 'max_points' | 'mark' | 'is_passed'>;

export const isOtherResult = (one: Result, other: Result): boolean =>
  one.points !== other.points ||
  one.max_points !== other.max_points ||
  one.mark !== other.mark ||
  one.is_passed !== other.is_passed;

/** The result of a finished attempt. */
export function attemptResult(
  sums: AnswerSums,
  { grading_scale, successful_points }: Grading,
  isTimedOut: boolean,
): AttemptResult {
  if (sums.waiting_count > 0) return { ...sums, state: 'on_check', mark: null, is_passed: null };
  const grade = gradeOf(grading_scale, { ...sums, successful_points });
  return {
    ...sums,
    state: isTimedOut ? 'expired' : 'checked',
    mark: grade?.mark ?? null,
    is_passed: grade?.is_passed ?? null,
  };
}
