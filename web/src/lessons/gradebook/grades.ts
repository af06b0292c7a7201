// The contents of gradebook cells and parsing of typed text.
import type { CellKind } from '../../kit/cells/kinds.ts';
import type { CellTone } from '../../kit/cells/useCells.ts';
import { formatNumber } from '../../ui/index.ts';
import type { GradebookColumnKind } from '../../__generated__/gradebookCells_columns.graphql.ts';
import type { GradebookState } from '../../__generated__/gradebookCells_students.graphql.ts';
import { stateNames } from './gradebookList.ts';

/** Null for work that was not begun. */
export interface Grade {
  state: GradebookState;
  points: number | null;
}

/** Points if there are any, otherwise the state. */
function write(value: unknown): string {
  const grade = value as Grade | null;
  if (grade === null) return '';
  const { state, points } = grade;
  return points === null || state === 'ON_CHECK' || state === 'IN_PROGRESS'
    ? stateNames[state]
    : formatNumber(points);
}

const states = new Map(
  Object.entries(stateNames).map(([state, name]) => [name, state as GradebookState]),
);

const isNumber = (text: string) => /^\d+([.,]\d+)?$/.test(text);

const say = (text: string) => (text === '' ? 'не начато' : isNumber(text) ? 'баллы' : '');

/**
 * Homework is graded by a number; empty text, or the word of the state before grading, withdraws the grade.
 */
export const homeworkCell = (least: number, most: number | null): CellKind => ({
  write,
  say,
  read: (text) => {
    const typed = text.trim().toLowerCase();
    if (typed === '') return { value: null };
    const state = states.get(typed);
    if (state !== undefined) return { value: { state, points: null } satisfies Grade };
    const points = Number(typed);
    const isWithin = points >= least && points <= (most ?? points);
    if (/^\d{1,4}$/.test(typed) && isWithin) {
      return { value: { state: 'ACCEPTED', points } satisfies Grade };
    }
    return { error: boundsOf(least, most) };
  },
});

const boundsOf = (least: number, most: number | null): string =>
  most === null
    ? `За это задание ставят целое число от ${least}`
    : `За это задание ставят целое число от ${least} до ${most}`;

/** A read-only cell. */
export const readOnlyCell: CellKind = {
  write,
  say,
  read: () => ({ error: 'Эту ячейку можно только смотреть' }),
};

/** Percent. */
export const averageCell: CellKind = {
  digits: true,
  write: (value) => (typeof value === 'number' ? `${formatNumber(value)} %` : ''),
  say: (text) => (text === '' ? 'оценок нет' : ''),
  read: () => ({ error: 'Среднее считается само' }),
};

const tones: Partial<Record<GradebookState, CellTone>> = {
  ON_CHECK: 'primary',
  RETURNED: 'warning',
  EXPIRED: 'danger',
  ABSENT: 'danger',
  IN_PROGRESS: 'muted',
};

export const toneOf = ({ state }: Grade): CellTone => tones[state] ?? 'success';

export const kindWords: Record<GradebookColumnKind, string> = {
  LESSON: 'Урок',
  HOMEWORK: 'ДЗ',
  TEST: 'Тест',
};
