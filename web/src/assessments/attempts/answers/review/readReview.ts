// Reads the review of one part of an answer.
import type { Outcome, ScoredPart } from '@kafedra/common/assessments';
import type { AnswerReview } from '../answerProps.ts';

type Review = AnswerReview | undefined;

/** Null if the outcome is hidden. */
export const outcomeOf = (review: Review, answerId: number): Outcome | null =>
  review?.parts?.find((part) => 'answer_id' in part && part.answer_id === answerId)?.outcome ??
  null;

type Pair = Extract<ScoredPart, { main_id: number }>;

export const pairsOf = (review: Review, mainId: number): Pair[] =>
  (review?.parts ?? []).filter(
    (part): part is Pair => 'main_id' in part && part.main_id === mainId,
  );

export const commentOf = (review: Review, answerId: number): string | null =>
  review?.comments?.find(({ answer_id }) => answer_id === answerId)?.comment ?? null;

/** The accepted answers of a blank, or of the whole answer. */
export const acceptedIn = (review: Review, blankId: number | null) =>
  (review?.right?.answers ?? []).filter(({ parent_answer_id }) => parent_answer_id === blankId);
