// Validation of journal cells, and the outcome of concurrent writes to a cell.
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { attendances, longestMarkNote, type LessonMark } from '@kafedra/common/lessons/journal';
import { maxTaskPoints } from '../rules.ts';

/** Cells per request: more than a page of twenty learners has in a month. */
export const maxCells = 1000;

const wrongMark = `Введите целое число от 0 до ${maxTaskPoints}`;

/** Null clears the cell. */
const sentMark = z
  .strictObject({
    attendance: z.enum(attendances).default('present'),
    mark: z.int(wrongMark).min(0, wrongMark).max(maxTaskPoints, wrongMark).nullish(),
    note: z
      .string()
      .trim()
      .max(longestMarkNote, `Не больше ${longestMarkNote} символов`)
      .nullish()
      .describe('Visible to staff only; an empty text means no note.'),
  })
  .transform(({ attendance, mark, note }): LessonMark => ({
    attendance,
    mark: mark ?? null,
    note: note || null,
  }))
  .nullable();

export const cellsInput = z
  .array(
    z.strictObject({
      student_id: z.int32().describe('Id of the journal row, not of the user.'),
      lesson_id: z.int32(),
      was: sentMark.describe('The value of the cell before the edit; null if empty.'),
      now: sentMark.describe('The new value; null clears the cell.'),
    }),
  )
  .min(1, 'Отметьте хотя бы одного ученика')
  .max(maxCells, `Не больше ${maxCells} ячеек за раз`)
  .refine(
    (cells) =>
      new Set(cells.map(({ student_id, lesson_id }) => `${student_id} ${lesson_id}`)).size ===
      cells.length,
    { message: 'Ячейки повторяются' },
  );

/** Whether a cell is written, is already as sent, or conflicts with another user's change. */
export function writeOutcome(
  held: LessonMark | null,
  { was, now }: { was: LessonMark | null; now: LessonMark | null },
): 'written' | 'same' | 'conflict' {
  if (isDeepStrictEqual(held, now)) return 'same';
  return isDeepStrictEqual(held, was) ? 'written' : 'conflict';
}

/** Whether the mark means attendance, which finishes lessons with criterion `attended`. */
export const hasAttended = (mark: LessonMark | null): boolean =>
  mark?.attendance === 'present' || mark?.attendance === 'late';
