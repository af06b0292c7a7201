// Converts fractional points of imported questions to whole ones by multiplying all of them, so that each question
// retains its share of the test.
import type { TestQuestion } from './document.ts';
import { documentLimits } from './limits.ts';

export interface WholePoints {
  questions: TestQuestion[];
  /** A note for each question; null if its points are unchanged. */
  notes: (string | null)[];
  /** What all points were multiplied by; null if no factor fits. */
  factor: number;
}

/** 100 makes two decimal places whole. */
const greatestFactor = 100;

export function toWholePoints(all: readonly TestQuestion[]): WholePoints {
  const said = all.map(({ max_points }) =>
    Math.min(Math.max(max_points, 0), documentLimits.points),
  );
  const factor = factorOf(said);
  const questions = all.map((question, index): TestQuestion => {
    const points = (said[index] ?? 0) * (factor ?? 1);
    const max_points = Math.max(Math.round(points), points > 0 ? 1 : 0);
    return {
      ...question,
      max_points,
      question_criteria_by_sort: question.question_criteria_by_sort.map((criterion) => ({
        ...criterion,
        max_points: criterion.max_points * (factor ?? 1),
      })),
      active: question.active && isWhole(points) && !isTooMany(all[index]?.max_points ?? 0),
    };
  });
  const notes = questions.map(({ max_points: now }, index) => {
    const was = all[index]?.max_points ?? now;
    if (Math.abs(was - now) < tolerance) return null;
    const changed = `балл ${shown(was)} изменён на ${shown(now)}`;
    if (isTooMany(was) || (factor === null && !isWhole(was))) return `выключен: ${changed}`;
    return factor === null || factor === 1
      ? changed
      : `${changed}: баллы всех вопросов файла умножены на ${factor}`;
  });
  return { questions, notes, factor: factor ?? 1 };
}

/** Null if no factor makes all of them whole numbers within the limit of a question. */
function factorOf(points: readonly number[]): number | null {
  for (let factor = 1; factor <= greatestFactor; factor += 1) {
    const scaled = points.map((each) => each * factor);
    if (scaled.some((each) => each > documentLimits.points)) return null;
    if (scaled.every(isWhole)) return factor;
  }
  return null;
}

/** The precision with which other systems write thirds. */
const tolerance = 1e-5;

const isWhole = (points: number): boolean =>
  Math.abs(points - Math.round(points)) < tolerance && (points === 0 || points > tolerance);

const isTooMany = (points: number): boolean => points > documentLimits.points;

/** With four decimal places, or more until the first significant digit. */
const shown = (points: number): string =>
  points.toLocaleString('ru', {
    useGrouping: false,
    ...(Math.abs(points) < 1e-4 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 4 }),
  });
