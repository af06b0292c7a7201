// The gradebook export: one row per learner, one column per lesson, task and test.
import { writeMark } from '@kafedra/common/lessons/journal';
import { defineExport, plainColumn, type ExportColumn } from '../../exports/index.ts';
import { readColumns, type Column } from './columns.ts';
import { chosenColumns, gradebook, readGradebook } from './gradebook.ts';
import type { CellState, ColumnKind, GradebookCell } from './gradebook-rules.ts';

interface ExportedStudent {
  id: number;
  user_id: number;
  full_name: string;
  average: number | null;
  cells: GradebookCell[];
}

const column = plainColumn<ExportedStudent>;

export const gradebookExport = defineExport<ExportedStudent>({
  kind: 'gradebook_export',
  path: 'gradebook',
  resource: gradebook,
  read: readGradebook,
  record: {
    name: 'GradebookExport',
    description: 'An export of the gradebook of a course to a file.',
  },
  columns: {
    user_id: column('ID', 'number', 8, 'user_id'),
    full_name: column('Ученик', 'text', 32, 'full_name'),
    average: column('Средний, %', 'number', 12, 'average'),
  },
  columnGroups: {
    grades: async (transaction, scope, { place, matching: { kind } }) => {
      const columns = await readColumns(transaction, scope, place?.['course_id'] ?? 0);
      return chosenColumns(columns, kind === undefined ? undefined : [kind].flat()).map(
        gradeColumn,
      );
    },
  },
  sheet: 'Журнал оценок',
});

const gradeColumn = ({ key, kind, name, is_offline }: Column): ExportColumn<ExportedStudent> => ({
  heading: `${is_offline ? 'Очно' : kindWords[kind]}: ${name}`,
  kind: 'text',
  width: 20,
  value: ({ cells }) => {
    const cell = cells.find(({ column: of }) => of === key);
    return cell === undefined ? null : wordsOfCell(cell);
  },
  reads: { columns: ['cells'] },
});

/** The journal entry for offline lessons; else the points if they count, else the state. */
function wordsOfCell({ state, points, attendance, note }: GradebookCell): string {
  if (attendance !== null) return writeMark({ attendance, mark: points, note });
  const isGrade = points !== null && state !== 'on_check' && state !== 'in_progress';
  return isGrade ? points.toLocaleString('ru') : stateWords[state];
}

const kindWords: Record<ColumnKind, string> = {
  lesson: 'Урок',
  homework: 'ДЗ',
  test: 'Тест',
};

const stateWords: Record<CellState, string> = {
  in_progress: 'в процессе',
  on_check: 'на проверке',
  returned: 'возвращено',
  accepted: 'принято',
  finished: 'пройдено',
  expired: 'срок вышел',
  absent: 'не был',
};
