// What answers are worth in Moodle: each has its percent of the points, also less than nothing. Here a choice is right or
// wrong, right ones count alike, and so do wrong ones; what does not come out even is told.
import type { Question } from '@kafedra/common/assessments';
import {
  answersOf,
  type TestQuestion,
  shortly,
  wordsOf,
} from '../../assessments/document/index.ts';

export interface Weighed {
  value: string;
  comment: string | null;
  /** Of the points. */
  percent: number;
}

/** Percents that Moodle takes: an import of any other is refused there. */
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

/** Nothing is below what no answer gives. */
export const greatestOf = (all: readonly { percent: number }[]): number =>
  all.reduce((best, { percent }) => Math.max(best, percent), Number.NEGATIVE_INFINITY);

/** As exact as Moodle writes thirds and sevenths. */
const areAlike = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

type Choices = Pick<TestQuestion, 'type' | 'answers' | 'partial' | 'penalty_percentage'>;

/** Of rich texts. */
export function oneOf(choices: readonly Weighed[], changed: string[]): Choices {
  const best = greatestOf(choices);
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

/** Whether a share of the points may go as another. */
type Near = (percent: number, kept: number) => boolean;

/** Moodle writes its own percents where there is none as exact. */
const isNearThere: Near = (percent, kept) =>
  areAlike(percent, kept) || areAlike(percent, gradeOf(kept));

export interface Shares {
  /** Percent of the points that each right part gives. */
  right: readonly number[];
  /** And that each wrong one takes away. */
  wrong: readonly number[];
  /** What has these shares, as «верные варианты». */
  parts: string;
  /** Wrong parts come beside right ones, and never in the place of one. */
  areBeside: boolean;
  isNear?: Near;
}

/** Right parts count alike here, and so do wrong ones. */
export function inShares(
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
  const kept = Math.round(Math.min(penalty, 100));
  const told = shown(isAsRight ? share : kept);
  if (wrong.some((each) => !areAlike(each, penalty))) {
    changed.push(`ошибки отнимали разные доли баллов, теперь каждая ${told} %`);
  } else if (!isAsRight && !isNear(penalty, kept)) {
    changed.push(`ошибка отнимала ${shown(penalty)} % баллов, теперь ${told} %`);
  }
  return { partial: true, penalty_percentage: isAsRight ? null : kept };
}

export function someOf(choices: readonly Weighed[], changed: string[]): Choices {
  const right = choices.filter(({ percent }) => percent > 0);
  const wrong = choices.filter(({ percent }) => percent <= 0);
  return {
    type: 'checkbox',
    answers: withMarks(choices, ({ percent }) => percent > 0),
    ...inShares(
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

const withMarks = (choices: readonly Weighed[], isRight: (choice: Weighed) => boolean) =>
  answersOf(
    choices.map((choice) => ({
      value: choice.value,
      comment: choice.comment,
      correct: isRight(choice),
    })),
  );

/** Of plain texts, one of which is typed: what gives most is right. */
export function typed<T extends Weighed>(answers: readonly T[], changed: string[]): T[] {
  const best = greatestOf(answers);
  for (const { value, percent, comment } of answers) {
    if (percent === best && best > 0) continue;
    const answer = `ответ «${shortly(value)}»`;
    if (percent > 0) {
      changed.push(`${answer} давал ${shown(percent)} % баллов, теперь его нет среди верных`);
    } else if (percent < 0) changed.push(`${answer} отнимал баллы, теперь просто неверный`);
    else if (comment !== null) {
      changed.push(`пояснение к неверному ответу «${shortly(value)}» не взято`);
    }
  }
  return best > 0 ? answers.filter(({ percent }) => percent === best) : [];
}

/** What each choice is worth there. */
export function percentsOf({ type, answers, partial, penalty_percentage }: Question): number[] {
  const right = answers.filter(({ correct }) => correct).length;
  const share = 100 / Math.max(right, 1);
  const penalty = partial ? (penalty_percentage ?? share) : 100;
  return answers.map(({ correct }) => {
    if (type !== 'checkbox') return correct ? 100 : 0;
    return gradeOf(correct ? share : -penalty);
  });
}

/** In Moodle a star stands for any letters. */
export const withoutStars = (value: string, changed: string[]): string => {
  if (/(?<!\\)\*/.test(value)) {
    changed.push(
      `звёздочка в ответе «${shortly(value)}» заменяла любые знаки, теперь это просто звёздочка`,
    );
  }
  return value.replaceAll(String.raw`\*`, '*');
};

export const withStars = (value: string): string => value.replaceAll('*', String.raw`\*`);

const named = (html: string): string => shortly(wordsOf(html));

export const shown = (percent: number): string =>
  String(Math.round(percent * 100) / 100).replace('.', ',');
