// Where learners hand in: a lesson that is open to them.
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database.ts';
import { forbidden, notFound } from '../../kit/errors.ts';
import { has, type Scope } from '../../kit/permissions.ts';
import type { LearnerLesson } from './learner-homework.ts';

/** Throws 403 for who is no learner, and 404 for a lesson that is not open to them. */
export async function openLesson(
  transaction: Transaction,
  scope: Scope,
  { course_id, lesson_id }: { course_id: number; lesson_id: number },
): Promise<LearnerLesson> {
  if (!has(scope, 'learning_part_access') || !has(scope, 'learn_courses')) throw forbidden();
  const { companyId, personId } = scope;
  const [lesson] = await rowsOf(
    transaction,
    sql`select lesson.id from lessons lesson
      join course_students student on student.company_id = lesson.company_id and student.course_id = lesson.course_id and student.user_id = ${personId}
      where lesson.company_id = ${companyId} and lesson.course_id = ${course_id} and lesson.id = ${lesson_id} and lesson.status = 'visible'`,
  );
  if (lesson === undefined) throw notFound('Урок не найден');
  return { course_id, lesson_id, is_homework_open: true };
}
