// The learners of a journal with their marks, and saving of edited cells.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LessonMark } from '@kafedra/common/lessons/journal';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { inBatches } from '../../kit/cells/batches.ts';
import type { RowResult } from '../../kit/cells/useCells.ts';
import { journalStudents } from './journalCells.ts';
import type { journalCells_students$key } from '../../__generated__/journalCells_students.graphql.ts';
import type {
  Attendance,
  useMarkingMutation,
} from '../../__generated__/useMarkingMutation.graphql.ts';

export function useMarking(courseId: string, students: journalCells_students$key) {
  const rows = useFragment<journalCells_students$key>(journalStudents, students);
  const [mark] = useReportedMutation<useMarkingMutation>(graphql`
    mutation useMarkingMutation($input: MarkJournalInput!) {
      markJournal(input: $input) {
        cells {
          student {
            ...journalCells_students
          }
          isConflict
          userErrors {
            message
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const save = useMemo(
    () =>
      inBatches(async (changed) => {
        // Columns are named by lesson id.
        const cells = changed.flatMap(({ id, was, now }) =>
          Object.keys(now).map((lessonId) => ({
            studentId: id,
            lessonId,
            was: inputOf(was[lessonId]),
            now: inputOf(now[lessonId]),
          })),
        );
        const payload = await mark({ input: { courseId, cells } });
        if (!payload) return null;
        const results = new Map<string, { conflicts: string[]; userErrors: Problem[] }>(
          changed.map(({ id }) => [id, { conflicts: [], userErrors: [] }]),
        );
        payload.cells.forEach(({ isConflict, userErrors }, index) => {
          const { studentId = '', lessonId = '' } = cells[index] ?? {};
          if (isConflict) results.get(studentId)?.conflicts.push(lessonId);
          const problems = userErrors.map(({ message }) => ({ message, field: lessonId }));
          results.get(studentId)?.userErrors.push(...problems);
        });
        return Array.from(results, ([id, row]): RowResult => ({ id, ...row }));
      }),
    [courseId, mark],
  );
  return { rows, save };
}

interface Problem {
  message: string;
  field: string;
}

/** Converts a cell's value to mutation input. */
function inputOf(value: unknown) {
  const held = value as LessonMark | null | undefined;
  if (held == null) return null;
  return { ...held, attendance: held.attendance.toUpperCase() as Attendance };
}
