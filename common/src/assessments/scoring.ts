// How many points an answer gives: one pure function, by which attempts are finished, counted anew and previewed.
import { normalizedAnswer, type SentAnswer } from './given.ts';
import { judges, type Judged, type ScoredPart } from './judging.ts';
import { maxPointsOf, none, pointsOf, type Share } from './points.ts';
import type { Question } from './questions.ts';

/** `partly`: of a question that gives points for parts. `waits`: for a teacher. */
export type ScoreState = 'right' | 'partly' | 'wrong' | 'not_given' | 'waits';

export interface Score {
  /** From 0 to `max_points`, with two digits after the point at most. */
  points: number;
  max_points: number;
  state: ScoreState;
  /** What of the answer is right; empty of what a teacher judges. */
  parts: ScoredPart[];
}

/** What does not belong to the question gives nothing and takes nothing. */
export function scoreOf(question: Question, given: SentAnswer | null): Score {
  const max_points = maxPointsOf(question);
  const answer = given === null ? null : normalizedAnswer(question, given).answer;
  const judge = judges[question.type];
  if (judge === null) {
    return { points: 0, max_points, state: answer === null ? 'not_given' : 'waits', parts: [] };
  }
  const judged = judge(question, answer ?? {});
  const { parts } = judged;
  if (answer === null) return { points: 0, max_points, state: 'not_given', parts };
  if (isAllRight(judged)) return { points: max_points, max_points, state: 'right', parts };
  const share = question.partial ? shareOf(judged, question) : none;
  const state = share.part > 0n ? 'partly' : 'wrong';
  return { points: pointsOf(max_points, share), max_points, state, parts };
}

const isAllRight = ({ parts, total, right }: Judged): boolean =>
  total > 0 && right === total && parts.every(({ outcome }) => outcome === 'right');

/**
 * The right parts' share less the penalties. By default a wrong part takes away as much as a right one gives, but nothing
 * where it stands in the place of a right one, which is lost already.
 */
function shareOf(
  { right, total, misplaced, extra }: Judged,
  { penalty_percentage }: Question,
): Share {
  if (total === 0) return none;
  if (penalty_percentage === null) return { part: BigInt(right - extra), whole: BigInt(total) };
  const penalty = Math.round(penalty_percentage * 100);
  return {
    part: BigInt(right) * hundred - BigInt((misplaced + extra) * penalty * total),
    whole: BigInt(total) * hundred,
  };
}

/** Percent, in hundredths of one. */
const hundred = 10_000n;
