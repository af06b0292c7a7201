// The cells of the journal: a column for each lesson, and what may be typed into it.
import {
  longestMarkNote,
  readMark,
  writeMark,
  type Attendance,
  type LessonMark,
} from '@kafedra/common/lessons/journal';
import { textCell, type CellKind } from '../../kit/cells/kinds.ts';
import type { CellColumn } from '../../kit/cells/useCells.ts';
import { formatDate } from '../../ui/index.ts';
import type { useMarking_students$data } from '../../__generated__/useMarking_students.graphql.ts';

export type JournalRow = useMarking_students$data[number];

/** A lesson as its column needs it. */
export interface JournalLesson {
  readonly id: string;
  readonly databaseId: number;
  readonly name: string;
  readonly heldAt: string | null | undefined;
  readonly maxMark: number | null | undefined;
  readonly viewerCanMark: boolean | null | undefined;
}

export const journalHint = '+ был · н не был · о опоздал · у уважительная · отметка · (заметка)';

const names: Record<Attendance, string> = {
  present: 'был',
  late: 'опоздал',
  absent: 'не был',
  excused: 'не был по уважительной причине',
};

const problems = {
  attendance: () => `Введите: ${journalHint}`,
  mark: (highest: number) => `За это занятие ставят от 0 до ${highest}`,
  note: () => `Заметка — не больше ${longestMarkNote} символов`,
};

const markCell = (highest: number): CellKind => ({
  write: (value) => writeMark(value as LessonMark | null),
  read: (text) => {
    const read = readMark(text, highest);
    return 'problem' in read ? { error: problems[read.problem](highest) } : { value: read.mark };
  },
  say: (text) => {
    const read = readMark(text, highest);
    if ('problem' in read) return 'не понято';
    return read.mark === null ? 'не отмечено' : names[read.mark.attendance];
  },
});

/** «10.09.2026 Вдох» */
export const headOf = ({ name, heldAt }: JournalLesson): string =>
  heldAt == null ? name : `${formatDate(heldAt).slice(0, 5)} ${name}`;

/** In the order in which they take place; narrow screens show one. */
export const columnsOf = (
  lessons: readonly JournalLesson[],
  isNarrow: boolean,
): readonly CellColumn<JournalRow>[] => [
  {
    name: 'fullName',
    header: 'Ученик',
    width: isNarrow ? 160 : 240,
    kind: textCell(255),
    of: ({ fullName }) => fullName,
    isLocked: true,
  },
  ...lessons.map((lesson): CellColumn<JournalRow> => {
    const { id, databaseId, maxMark, viewerCanMark } = lesson;
    const header = headOf(lesson);
    const isLocked = viewerCanMark === false;
    return {
      name: id,
      header,
      width: 136,
      kind: markCell(maxMark ?? 5),
      of: ({ marks }) => markOf(marks.find(({ lessonId }) => lessonId === databaseId)),
      isLocked,
      ...(!isLocked && { fill: { label: `Остальные были: ${header}`, text: '+' } }),
    };
  }),
];

function markOf(mark: JournalRow['marks'][number] | undefined): LessonMark | null {
  if (mark === undefined) return null;
  return {
    attendance: mark.attendance.toLowerCase() as Attendance,
    mark: mark.mark ?? null,
    note: mark.note ?? null,
  };
}
