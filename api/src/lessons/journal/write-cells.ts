// Writes many journal cells at once, each only if it still has the value that the change began from. The number of
// statements does not depend on that of cells.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { LessonMark } from '@kafedra/common/lessons/journal';
import { courseStudents } from '../../courses/tables.ts';
import { mayWriteJournal } from '../../courses/index.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { failureSchema } from '../../kit/http/errors.ts';
import type { FailureReason } from '../../kit/http/failure.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { recalculateLessons } from '../learning/recalculation.ts';
import { lessons } from '../tables.ts';
import { writeOutcome, hasAttended } from './journal-rules.ts';

export const cellResult = z
  .object({
    saved: z.boolean(),
    is_conflict: z
      .boolean()
      .describe(
        'Whether somebody else has changed the cell: its value is neither `was` nor `now`.',
      ),
    errors: failureSchema.shape.errors,
  })
  .meta({ id: 'WrittenCell', description: 'The outcome of writing a journal cell.' });

type CellAnswer = z.infer<typeof cellResult>;

export interface CellInput {
  student_id: number;
  lesson_id: number;
  was: LessonMark | null;
  now: LessonMark | null;
}

interface MarkedLesson {
  id: number;
  max_mark: number;
  may: boolean;
  asks_attendance: boolean;
}

type Written = { lesson_id: number; user_id: number; held: LessonMark | null } & Pick<
  CellInput,
  'now'
>;

export async function writeCells(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  cells: readonly CellInput[],
): Promise<CellAnswer[]> {
  const lessonsById = await lessonsOf(transaction, scope, courseId, cells);
  const [people, held] = await Promise.all([
    peopleOf(transaction, scope, courseId, cells),
    marksOf(transaction, scope, courseId, cells),
  ]);
  const written: Written[] = [];
  const answers = cells.map((cell): CellAnswer => {
    const userId = people.get(cell.student_id);
    const lesson = lessonsById.get(cell.lesson_id);
    const problem = problemOf(cell, userId, lesson);
    if (problem !== null) return { saved: false, is_conflict: false, errors: [problem] };
    const was = held.get(`${cell.lesson_id} ${userId}`) ?? null;
    const fate = writeOutcome(was, cell);
    if (fate === 'written' && userId !== undefined) {
      const { lesson_id, now } = cell;
      written.push({ lesson_id, user_id: userId, held: was, now });
    }
    return { saved: fate !== 'conflict', is_conflict: fate === 'conflict', errors: [] };
  });
  if (written.length > 0) {
    await write(transaction, scope, courseId, written);
    await settle(transaction, scope, courseId, lessonsById, written);
  }
  return answers;
}

function problemOf(
  { now }: CellInput,
  userId: number | undefined,
  lesson: MarkedLesson | undefined,
): FailureReason | null {
  if (userId === undefined) {
    return { message: 'Ученик уже не учится на курсе', field: 'student_id', code: 'not_found' };
  }
  if (lesson === undefined) {
    return { message: 'Занятие не найдено', field: 'lesson_id', code: 'not_found' };
  }
  if (!lesson.may) {
    return { message: 'Журнал этого занятия ведут другие', field: 'lesson_id', code: 'forbidden' };
  }
  if (now?.mark != null && now.mark > lesson.max_mark) {
    const message = `За это занятие ставят от 0 до ${lesson.max_mark}`;
    return { message, field: 'now.mark', code: 'invalid' };
  }
  return null;
}

/**
 * Locks the lessons in a fixed order until the transaction ends, so that concurrent writers of the same lesson wait.
 */
async function lessonsOf(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  cells: readonly CellInput[],
): Promise<Map<number, MarkedLesson>> {
  const found = await rowsOf<MarkedLesson>(
    transaction,
    sql`select id, max_mark, check_criterion = 'attended' as asks_attendance, coalesce(${mayWriteJournal(lessons, scope)}, false) as may
      from ${lessons} where ${lessons.company_id} = ${scope.companyId} and ${lessons.course_id} = ${courseId}
        and ${lessons.id} = any(${idsOf(cells, 'lesson_id')}) and ${lessons.type} = 'offline' and ${lessons.status} <> 'deleted'
      order by ${lessons.id} for no key update`,
  );
  return new Map(found.map((lesson) => [lesson.id, lesson]));
}

/** The user ids of the students. */
async function peopleOf(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  cells: readonly CellInput[],
): Promise<Map<number, number>> {
  const found = await rowsOf<{ id: number; user_id: number }>(
    transaction,
    sql`select id, user_id from ${courseStudents} where company_id = ${companyId} and course_id = ${courseId}
      and id = any(${idsOf(cells, 'student_id')})`,
  );
  return new Map(found.map(({ id, user_id }) => [id, user_id]));
}

async function marksOf(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  cells: readonly CellInput[],
): Promise<Map<string, LessonMark>> {
  const found = await rowsOf<LessonMark & { lesson_id: number; user_id: number }>(
    transaction,
    sql`select mark.lesson_id, mark.user_id, mark.attendance, mark.mark, mark.note from lesson_marks mark
      join course_students student on student.company_id = mark.company_id and student.course_id = mark.course_id and student.user_id = mark.user_id
      where mark.company_id = ${companyId} and mark.course_id = ${courseId} and mark.lesson_id = any(${idsOf(cells, 'lesson_id')})
        and student.id = any(${idsOf(cells, 'student_id')})`,
  );
  return new Map(
    found.map(({ lesson_id, user_id, attendance, mark, note }) => [
      `${lesson_id} ${user_id}`,
      { attendance, mark, note },
    ]),
  );
}

const idsOf = (cells: readonly CellInput[], name: 'student_id' | 'lesson_id'): SQL =>
  sql`${sql.param([...new Set(cells.map((cell) => cell[name]))])}::integer[]`;

async function write(
  transaction: Transaction,
  { companyId, personId }: Scope,
  courseId: number,
  written: readonly Written[],
): Promise<void> {
  const filled = written.flatMap(({ now, lesson_id, user_id }) =>
    now === null ? [] : [{ lesson_id, user_id, ...now }],
  );
  const emptied = written.filter(({ now }) => now === null);
  await Promise.all([
    filled.length > 0 &&
      transaction.execute(sql`
        insert into lesson_marks (company_id, course_id, lesson_id, user_id, attendance, mark, note, marked_by_id)
        select ${companyId}, ${courseId}, cell.lesson_id, cell.user_id, cell.attendance, cell.mark, cell.note, ${personId}
        from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb)
          as cell (lesson_id integer, user_id integer, attendance text, mark integer, note text)
        on conflict (company_id, lesson_id, user_id) do update set attendance = excluded.attendance, mark = excluded.mark,
          note = excluded.note, marked_by_id = excluded.marked_by_id, marked_at = now()`),
    emptied.length > 0 &&
      transaction.execute(sql`
        delete from lesson_marks mark using (${rowsIn(courseId, emptied)}) as cell
        where mark.company_id = ${companyId} and mark.lesson_id = cell.lesson_id and mark.user_id = cell.user_id`),
  ]);
}

/**
 * Finishes lessons with criterion `attended` for learners who attended, and reopens them when an attendance is removed.
 */
async function settle(
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
  lessonsById: ReadonlyMap<number, MarkedLesson>,
  written: readonly Written[],
): Promise<void> {
  const changed = written.filter(
    ({ lesson_id, held, now }) =>
      lessonsById.get(lesson_id)?.asks_attendance === true &&
      hasAttended(held) !== hasAttended(now),
  );
  const [came, stayedAway] = [true, false].map((part) =>
    changed.filter(({ now }) => hasAttended(now) === part),
  );
  for (const [cells = [], reopens] of [
    [came, false],
    [stayedAway, true],
  ] as const) {
    if (cells.length === 0) continue;
    await recalculateLessons(transaction, companyId, rowsIn(courseId, cells), { reopens });
  }
}

/** Rows of `course_id`, `lesson_id` and `user_id`. */
const rowsIn = (courseId: number, cells: readonly Written[]): SQL =>
  sql`select ${courseId}::integer as course_id, lesson_id, user_id from unnest(
    ${sql.param(cells.map(({ lesson_id }) => lesson_id))}::integer[], ${sql.param(cells.map(({ user_id }) => user_id))}::integer[]
  ) as cell (lesson_id, user_id)`;
