// Who may come to a webinar, and where they find it.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../kit/database.ts';

/** What learners see: the others are hidden, not ready, or gone. */
const shown = sql.raw(`('start', 'visible', 'trial')`);

/**
 * The condition that a lesson is open to somebody who learns: `lesson` and `course` are in the statement, and `userId` is
 * SQL of the person.
 */
export const isOpenTo = (userId: SQL): SQL =>
  sql`(lesson.status in ${shown} and course.status in ${shown} and exists (
    select 1 from course_students student where student.company_id = lesson.company_id
      and student.course_id = lesson.course_id and student.user_id = ${userId}))`;

/** What the addresses of an installation’s pages begin with. */
export interface Pages {
  publicUrl: string;
  /** The origin of a company that has one of its own. */
  ownAddress: (transaction: Transaction, companyId: number) => Promise<string | null>;
}

/** Where the pages of a company's lessons are. */
export async function lessonPages(
  transaction: Transaction,
  { publicUrl, ownAddress }: Pages,
  company: { id: number; code: string },
): Promise<(lesson: { courseId: number; lessonId: number }) => string> {
  const own = await ownAddress(transaction, company.id);
  // At a company's own address its code is known.
  const base = own === null ? new URL(`/${company.code}/`, publicUrl) : new URL('/', own);
  return ({ courseId, lessonId }) => new URL(`courses/${courseId}/lessons/${lessonId}`, base).href;
}
