// Points of a question are whole numbers here. A file with parts of points comes with all of its points multiplied, so
// that each question is worth as much of the test as before.
import type { TestQuestion } from './document.ts';
import { most } from './limits.ts';

export interface WholePoints {
  questions: TestQuestion[];
  /** What is told of each of them. */
  told: (string | null)[];
  /** By how much they were multiplied. */
  factor: number;
}

/** A hundred has room for two digits behind the point. */
const greatestFactor = 100;

export function inWholePoints(all: readonly TestQuestion[]): WholePoints {
  const said = all.map(({ max_points }) => Math.min(Math.max(max_points, 0), most.points));
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
  const told = questions.map(({ max_points: now }, index) => {
    const was = all[index]?.max_points ?? now;
    if (Math.abs(was - now) < tolerance) return null;
    const changed = `балл ${shown(was)} изменён на ${shown(now)}`;
    if (isTooMany(was) || (factor === null && !isWhole(was))) return `выключен: ${changed}`;
    return factor === null || factor === 1
      ? changed
      : `${changed}: баллы всех вопросов файла умножены на ${factor}`;
  });
  return { questions, told, factor: factor ?? 1 };
}

/** Null where no factor makes all of them whole numbers that a question may have. */
function factorOf(points: readonly number[]): number | null {
  for (let factor = 1; factor <= greatestFactor; factor += 1) {
    const scaled = points.map((each) => each * factor);
    if (scaled.some((each) => each > most.points)) return null;
    if (scaled.every(isWhole)) return factor;
  }
  return null;
}

/** As exact as other systems write thirds. */
const tolerance = 1e-5;

const isWhole = (points: number): boolean =>
  Math.abs(points - Math.round(points)) < tolerance && (points === 0 || points > tolerance);

const isTooMany = (points: number): boolean => points > most.points;

/** In four digits behind the point, or the first that is none of nought. */
const shown = (points: number): string =>
  points.toLocaleString('ru', {
    useGrouping: false,
    ...(Math.abs(points) < 1e-4 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 4 }),
  });
