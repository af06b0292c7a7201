// The columns of the journal, one for each lesson, and the values their cells accept.
import { graphql } from 'react-relay';
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
import type { journalCells_lessons$data } from '../../__generated__/journalCells_lessons.graphql.ts';
import type { journalCells_students$data } from '../../__generated__/journalCells_students.graphql.ts';

export type JournalRow = journalCells_students$data[number];
export type JournalLesson = journalCells_lessons$data[number];

export const journalStudents = graphql`
  fragment journalCells_students on JournalStudent @relay(plural: true) {
    id
    fullName
    marks {
      lessonId
      attendance
      mark
      note
    }
  }
`;

export const journalLessons = graphql`
  fragment journalCells_lessons on Lesson @relay(plural: true) {
    id
    databaseId
    name
    heldAt
    maxMark @catch(to: NULL)
    viewerCanMark @catch(to: NULL)
  }
`;

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

export const markCell = (highest: number): CellKind => ({
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

/** In chronological order; narrow screens show one column. */
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
