// A teacher's judgement between the form and the mutation: points with a decimal comma, in total or by criterion.
import type { Rule } from '../../../ui/index.ts';
import type { CheckTestAnswerInput } from '../../../__generated__/useJudgingCheckMutation.graphql.ts';

/** The properties of a question that its judgement depends on. */
export interface JudgedQuestion {
  maxPoints: number;
  /** Empty for a question that is judged in total. */
  criteria: readonly JudgedCriterion[];
  /** A criterion awards all of its points or none. */
  isYesNo: boolean;
}

export interface JudgedCriterion {
  databaseId: number;
  name: string;
  maxPoints: number;
}

/** An existing judgement. */
export interface SavedJudgement {
  points: number;
  marks: readonly { readonly criterionId: number; readonly points: number }[];
  comment: string;
}

export interface JudgementValues {
  points: string;
  /**
   * In the order of the criteria: `isGiven` for all-or-nothing criteria, `points` for the others.
   */
  marks: { points: string; isGiven: boolean }[];
  comment: string;
}

type Judgement = Pick<CheckTestAnswerInput, 'points' | 'marks' | 'comment'>;

/** Empty for an answer without a judgement. */
export function valuesOf(
  { criteria }: JudgedQuestion,
  made: SavedJudgement | null,
): JudgementValues {
  const marks = new Map(made?.marks.map(({ criterionId, points }) => [criterionId, points]));
  return {
    points: pointsText(made?.points),
    marks: criteria.map(({ databaseId }) => {
      const points = marks.get(databaseId);
      return { points: pointsText(points), isGiven: points !== undefined && points > 0 };
    }),
    comment: made?.comment ?? '',
  };
}

export function judgementInput(
  { criteria, isYesNo }: JudgedQuestion,
  { points, marks, comment }: JudgementValues,
): Judgement {
  const said = { comment: comment.trim() || null };
  if (criteria.length === 0) return { ...said, points: parsePoints(points) };
  return {
    ...said,
    marks: criteria.map(({ databaseId: criterionId, maxPoints }, index) => {
      const mark = marks[index];
      const typed = isYesNo ? (mark?.isGiven ? maxPoints : 0) : parsePoints(mark?.points ?? '');
      return { criterionId, points: typed ?? 0 };
    }),
  };
}

/** The mutation input that restores an existing judgement. */
export const savedJudgementInput = (
  { criteria }: JudgedQuestion,
  { points, marks, comment }: SavedJudgement,
): Judgement => ({
  comment: comment || null,
  ...(criteria.length === 0 ? { points } : { marks: [...marks] }),
});

/** Parses at most two decimals; null for anything else. */
export function parsePoints(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,9}(?:[.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}

const pointsText = (points: number | null | undefined): string =>
  points == null ? '' : String(points).replace('.', ',');

/** An empty input is valid. */
export const pointsUpTo =
  (most: number): Rule =>
  (text) => {
    if (text.trim() === '') return null;
    const points = parsePoints(text);
    return points !== null && points <= most
      ? null
      : `Введите число от 0 до ${most}, не больше двух знаков после запятой`;
  };
