// Converts Moodle's percentages of answers, which may be negative, to right and wrong answers with equal shares;
// reports what cannot be preserved.
import type { Question } from '@kafedra/common/assessments';
import {
  answersOf,
  type TestQuestion,
  excerpt,
  singleLineText,
} from '../../assessments/document/index.ts';

export interface WeightedAnswer {
  value: string;
  comment: string | null;
  /** Percent of the question's points. */
  percent: number;
}

/** The percentages that Moodle accepts; its import rejects any other. */
const grades = [
  0, 5, 10, 11.11111, 12.5, 14.28571, 16.66667, 20, 25, 30, 33.33333, 40, 50, 60, 66.66667, 70, 75,
  80, 83.33333, 90, 100,
];

function gradeOf(percent: number): number {
  const nearest = grades.reduce((best, grade) =>
    Math.abs(grade - Math.abs(percent)) < Math.abs(best - Math.abs(percent)) ? grade : best,
  );
  return percent < 0 && nearest > 0 ? -nearest : nearest;
}

/** -Infinity for an empty list. */
export const greatestPercent = (all: readonly { percent: number }[]): number =>
  all.reduce((best, { percent }) => Math.max(best, percent), Number.NEGATIVE_INFINITY);

/** The precision with which Moodle writes thirds and sevenths. */
const areAlike = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

type Choices = Pick<TestQuestion, 'type' | 'answers' | 'partial' | 'penalty_percentage'>;

/** A single choice among rich texts. */
export function singleChoice(choices: readonly WeightedAnswer[], changed: string[]): Choices {
  const best = greatestPercent(choices);
  const highest = best > 0 ? best : Number.POSITIVE_INFINITY;
  for (const { value, percent } of choices) {
    if (percent < 0)
      changed.push(`вариант «${named(value)}» отнимал баллы, теперь просто неверный`);
    else if (percent > 0 && percent < highest) {
      changed.push(`вариант «${named(value)}» давал ${shown(percent)} % баллов, теперь неверный`);
    }
  }
  return {
    type: 'radio',
    answers: withMarks(choices, ({ percent }) => percent >= highest),
    partial: false,
    penalty_percentage: null,
  };
}

/** Whether a percentage is close enough to the one that replaces it. */
type Near = (percent: number, replacement: number) => boolean;

/** Moodle rounds to the nearest percentage that it accepts. */
const isNearThere: Near = (percent, replacement) =>
  areAlike(percent, replacement) || areAlike(percent, gradeOf(replacement));

export interface Shares {
  /** Percent of the points that each right part gives. */
  right: readonly number[];
  /** Percent that each wrong part takes away. */
  wrong: readonly number[];
  /** The Russian name of the parts in reports, such as «верные варианты». */
  parts: string;
  /** Wrong parts are given in addition to right ones, never in place of one. */
  areBeside: boolean;
  isNear?: Near;
}

/** Makes the shares of right parts equal, and those of wrong parts; reports changes. */
export function equalShares(
  { right, wrong, parts, areBeside, isNear = areAlike }: Shares,
  changed: string[],
): Pick<TestQuestion, 'partial' | 'penalty_percentage'> {
  const share = 100 / Math.max(right.length, 1);
  const [first = share] = right;
  if (!right.every((percent) => areAlike(percent, first) || isNear(percent, share))) {
    changed.push(`${parts} давали разные доли баллов, теперь поровну`);
  } else if (!right.every((percent) => isNear(percent, share))) {
    changed.push(`${parts} давали по ${shown(first)} % баллов, теперь по ${shown(share)} %`);
  }
  const penalty = wrong.reduce((most, each) => Math.max(most, each), 0);
  const isAsRight = areBeside && (wrong.length === 0 || isNear(penalty, share));
  const roundedPenalty = Math.round(Math.min(penalty, 100));
  const shownShare = shown(isAsRight ? share : roundedPenalty);
  if (wrong.some((each) => !areAlike(each, penalty))) {
    changed.push(`ошибки отнимали разные доли баллов, теперь каждая ${shownShare} %`);
  } else if (!isAsRight && !isNear(penalty, roundedPenalty)) {
    changed.push(`ошибка отнимала ${shown(penalty)} % баллов, теперь ${shownShare} %`);
  }
  return { partial: true, penalty_percentage: isAsRight ? null : roundedPenalty };
}

export function multipleChoice(choices: readonly WeightedAnswer[], changed: string[]): Choices {
  const right = choices.filter(({ percent }) => percent > 0);
  const wrong = choices.filter(({ percent }) => percent <= 0);
  return {
    type: 'checkbox',
    answers: withMarks(choices, ({ percent }) => percent > 0),
    ...equalShares(
      {
        right: right.map(({ percent }) => percent),
        wrong: wrong.map(({ percent }) => -percent),
        parts: 'верные варианты',
        areBeside: true,
        isNear: isNearThere,
      },
      changed,
    ),
  };
}

const withMarks = (
  choices: readonly WeightedAnswer[],
  isRight: (choice: WeightedAnswer) => boolean,
) =>
  answersOf(
    choices.map((choice) => ({
      value: choice.value,
      comment: choice.comment,
      correct: isRight(choice),
    })),
  );

/** The accepted answers among typed texts: those with the highest percentage. */
export function acceptedAnswers<T extends WeightedAnswer>(
  answers: readonly T[],
  changed: string[],
): T[] {
  const best = greatestPercent(answers);
  for (const { value, percent, comment } of answers) {
    if (percent === best && best > 0) continue;
    const answer = `ответ «${excerpt(value)}»`;
    if (percent > 0) {
      changed.push(`${answer} давал ${shown(percent)} % баллов, теперь его нет среди верных`);
    } else if (percent < 0) changed.push(`${answer} отнимал баллы, теперь просто неверный`);
    else if (comment !== null) {
      changed.push(`пояснение к неверному ответу «${excerpt(value)}» не взято`);
    }
  }
  return best > 0 ? answers.filter(({ percent }) => percent === best) : [];
}

/** Moodle's percentage for each choice. */
export function moodlePercents({ type, answers, partial, penalty_percentage }: Question): number[] {
  const right = answers.filter(({ correct }) => correct).length;
  const share = 100 / Math.max(right, 1);
  const penalty = partial ? (penalty_percentage ?? share) : 100;
  return answers.map(({ correct }) => {
    if (type !== 'checkbox') return correct ? 100 : 0;
    return gradeOf(correct ? share : -penalty);
  });
}

/** Moodle uses an asterisk as a wildcard. */
export const withoutStars = (value: string, changed: string[]): string => {
  if (/(?<!\\)\*/.test(value)) {
    changed.push(
      `звёздочка в ответе «${excerpt(value)}» заменяла любые знаки, теперь это просто звёздочка`,
    );
  }
  return value.replaceAll(String.raw`\*`, '*');
};

export const withStars = (value: string): string => value.replaceAll('*', String.raw`\*`);

const named = (html: string): string => excerpt(singleLineText(html));

export const shown = (percent: number): string =>
  String(Math.round(percent * 100) / 100).replace('.', ',');
