// The columns of a gradebook, one for each lesson, homework task and test: which cells can be edited and where they
// link.
import { BookOpen, ClipboardCheck, House, MapPin, type LucideIcon } from 'lucide-react';
import { graphql } from 'react-relay';
import type { Attendance, LessonMark } from '@kafedra/common/lessons/journal';
import { textCell } from '../../kit/cells/kinds.ts';
import type { CellColumn, CellLink } from '../../kit/cells/useCells.ts';
import { formatNumber } from '../../ui/index.ts';
import { markCell } from '../journal/journalCells.ts';
import { averageCell, homeworkCell, kindWords, readOnlyCell, toneOf } from './grades.ts';
import type {
  gradebookCells_columns$data,
  GradebookColumnKind,
} from '../../__generated__/gradebookCells_columns.graphql.ts';
import type { gradebookCells_students$data } from '../../__generated__/gradebookCells_students.graphql.ts';

export type GradebookRow = gradebookCells_students$data[number];
export type GradebookColumn = gradebookCells_columns$data[number];
export type GradebookCell = GradebookRow['cells'][number];

export const gradebookStudents = graphql`
  fragment gradebookCells_students on GradebookStudent @relay(plural: true) {
    id
    userId
    userDatabaseId
    journalStudentId
    fullName
    average
    cells {
      column
      state
      points
      attendance
      note
      workId
      workDatabaseId
      lastMessageId
      attemptDatabaseId
    }
  }
`;

export const gradebookColumns = graphql`
  fragment gradebookCells_columns on GradebookColumn @relay(plural: true) {
    key
    kind
    name
    lessonId
    testDatabaseId
    isOffline
    minPoints
    maxPoints
    viewerCanGrade
    averagePoints
    doneCount
    gradedCount
  }
`;

export const gradebookHint =
  'Цифра ставит баллы за задание, + н о у отмечают на очном занятии, Enter открывает остальное';

/** Row objects are stable while their data is unchanged, so their cells are indexed once. */
const cellsOf = new WeakMap<GradebookRow, ReadonlyMap<string, GradebookCell>>();

export function cellIn(row: GradebookRow, key: string): GradebookCell | undefined {
  let cells = cellsOf.get(row);
  if (cells === undefined) {
    cells = new Map(row.cells.map((cell) => [cell.column, cell]));
    cellsOf.set(row, cells);
  }
  return cells.get(key);
}

export const studentsById = (rows: readonly GradebookRow[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** Distinct global ids of the learners as users. */
export const usersOf = (rows: readonly GradebookRow[]): string[] => [
  ...new Set(rows.map(({ userId }) => userId)),
];

/** Identifies the submission in a cell for the grading mutations; null if nothing was submitted. */
export function workIn(row: GradebookRow, key: string) {
  const { workId = null, lastMessageId } = cellIn(row, key) ?? {};
  return workId === null ? null : { workId, seenMessageId: lastMessageId ?? 0 };
}

/** Identifies a cell of an offline lesson for `markJournal`. */
export const journalPlace = (
  { journalStudentId }: GradebookRow,
  { lessonId }: GradebookColumn,
): { studentId: string; lessonId: string } => ({ studentId: journalStudentId, lessonId });

interface Setting {
  /** URL prefix of the company's pages. */
  at: string;
  /** Whether names link to people. */
  seesPeople: boolean;
  isNarrow: boolean;
  totalCount: number;
}

/** In the order of the course, after the names and averages. */
export const columnsOf = (
  columns: readonly GradebookColumn[],
  { at, seesPeople, isNarrow, totalCount }: Setting,
): readonly CellColumn<GradebookRow>[] => [
  {
    name: 'fullName',
    header: 'Ученик',
    width: isNarrow ? 140 : 240,
    kind: textCell(255),
    of: ({ fullName }) => fullName,
    isLocked: true,
    sorts: true,
    summary: 'Среднее',
    ...(seesPeople && {
      linkOf: ({ userDatabaseId }: GradebookRow) => ({
        to: `${at}/users/${userDatabaseId}`,
        label: 'Открыть ученика',
      }),
    }),
  },
  {
    name: 'average',
    header: 'Средний',
    width: 112,
    kind: averageCell,
    of: ({ average }) => average,
    isLocked: true,
    sorts: true,
  },
  ...columns.map((column): CellColumn<GradebookRow> => {
    const common = {
      name: column.key,
      header: headOf(column),
      shownHeader: { icon: column.isOffline ? MapPin : kindIcons[column.kind], text: column.name },
      width: 136,
      summary: summaryOf(column, totalCount),
      linkOf: (row: GradebookRow) => linkOf(at, column, cellIn(row, column.key)),
    };
    return column.isOffline ? offline(column, common) : graded(column, common);
  }),
];

type Common = Pick<
  CellColumn<GradebookRow>,
  'name' | 'header' | 'shownHeader' | 'width' | 'summary' | 'linkOf'
>;

const kindIcons: Record<GradebookColumnKind, LucideIcon> = {
  LESSON: BookOpen,
  HOMEWORK: House,
  TEST: ClipboardCheck,
};

const graded = (
  { key, kind, minPoints, maxPoints, viewerCanGrade }: GradebookColumn,
  common: Common,
): CellColumn<GradebookRow> => {
  const isGraded = kind === 'HOMEWORK' && viewerCanGrade;
  return {
    ...common,
    kind: isGraded ? homeworkCell(minPoints ?? 0, maxPoints ?? null) : readOnlyCell,
    of: (row) => {
      const cell = cellIn(row, key);
      return cell === undefined ? null : { state: cell.state, points: cell.points ?? null };
    },
    toneOf: (row) => {
      const cell = cellIn(row, key);
      return cell === undefined ? null : toneOf({ state: cell.state, points: cell.points ?? null });
    },
    isLocked: !isGraded,
    // Nothing can be graded before it is submitted.
    lockedIn: (row) => cellIn(row, key)?.workId == null,
  };
};

const offline = (
  { key, maxPoints, viewerCanGrade }: GradebookColumn,
  common: Common,
): CellColumn<GradebookRow> => ({
  ...common,
  kind: markCell(maxPoints ?? 5),
  of: (row) => markOf(cellIn(row, key)),
  isLocked: !viewerCanGrade,
});

function markOf(cell: GradebookCell | undefined): LessonMark | null {
  if (cell?.attendance == null) return null;
  return {
    attendance: cell.attendance.toLowerCase() as Attendance,
    mark: cell.points ?? null,
    note: cell.note ?? null,
  };
}

/** «ДЗ: Эссе» */
export const headOf = ({ kind, isOffline, name }: GradebookColumn): string =>
  `${isOffline ? 'Очно' : kindWords[kind]}: ${name}`;

/** The average grade; for a lesson the number of learners who finished it. */
function summaryOf(
  { kind, isOffline, averagePoints, gradedCount, doneCount }: GradebookColumn,
  totalCount: number,
): string {
  if (kind === 'LESSON' && !isOffline) {
    return `${formatNumber(doneCount)} из ${formatNumber(totalCount)}`;
  }
  return averagePoints == null
    ? '—'
    : `${formatNumber(averagePoints)} (${formatNumber(gradedCount)})`;
}

function linkOf(
  at: string,
  { testDatabaseId }: GradebookColumn,
  cell: GradebookCell | undefined,
): CellLink | null {
  if (cell?.workDatabaseId != null) {
    return { to: `${at}/homeworks/${cell.workDatabaseId}`, label: 'Открыть работу' };
  }
  if (cell?.attemptDatabaseId != null && testDatabaseId != null) {
    return {
      to: `${at}/tests/${testDatabaseId}/results/${cell.attemptDatabaseId}`,
      label: 'Открыть попытку',
    };
  }
  return null;
}
