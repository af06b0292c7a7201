// Scores an answer: a pure function used for finishing, recalculating and previewing attempts.
import { normalizeAnswer, type SentAnswer } from '../learner-answers.ts';
import { judges, type Judged, type ScoredPart } from './judging.ts';
import { maxPointsOf, none, pointsOf, type Share } from './points.ts';
import type { Question } from '../questions.ts';

/** `partly`: only for questions that give points for parts. `waits`: a teacher must check it. */
export type ScoreState = 'right' | 'partly' | 'wrong' | 'not_given' | 'waits';

export interface Score {
  /** From 0 to `max_points`, with at most two decimal places. */
  points: number;
  max_points: number;
  state: ScoreState;
  /** The judged parts of the answer; empty if a teacher checks it. */
  parts: ScoredPart[];
}

/** Parts that do not belong to the question neither add nor subtract points. */
export function scoreOf(question: Question, given: SentAnswer | null): Score {
  const max_points = maxPointsOf(question);
  const answer = given === null ? null : normalizeAnswer(question, given).answer;
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
 * The share of right parts less the penalties. By default a wrong part takes away as much as a right one gives, but
 * nothing if it replaces a right one, whose share is already lost.
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

/** 100 % in hundredths of a percent. */
const hundred = 10_000n;
