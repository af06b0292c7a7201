// What an attempt is worth: the one rule for its finish, for what a teacher judges, and for corrected keys.
import { gradeOf, type GradingScale } from '@kafedra/common/assessments';
import type { AttemptState } from './attempt-tables.ts';

/** What the answers of an attempt make together. */
export interface AnswerSums {
  points: number;
  max_points: number;
  /** Answers that wait for a teacher. */
  waiting_count: number;
}

/** How the test grades. */
export interface Grading {
  grading_scale: GradingScale;
  successful_points: number | null;
}

export interface AttemptResult extends AnswerSums {
  state: Exclude<AttemptState, 'in_progress'>;
  /** Null while an answer waits. */
  mark: number | null;
  is_passed: boolean | null;
}

/** What a learner is told of an attempt that is judged whole. */
export type Result = Pick<AttemptResult, 'points' | 'max_points' | 'mark' | 'is_passed'>;

export const isOtherResult = (one: Result, other: Result): boolean =>
  one.points !== other.points ||
  one.max_points !== other.max_points ||
  one.mark !== other.mark ||
  one.is_passed !== other.is_passed;

/** Of an attempt that has ended. */
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
