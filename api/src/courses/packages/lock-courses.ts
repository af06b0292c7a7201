// Locks courses before their branches, packages or students are written. The lock keeps the rows that were read
// unchanged and prevents deadlocks with the triggers that update student counts of courses.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

/** Locks until the transaction ends. `ids` is a query of course ids. */
export async function lockCourses(
  transaction: Transaction,
  companyId: number,
  ids: SQL,
): Promise<void> {
  await transaction.execute(
    sql`select from courses where company_id = ${companyId} and id in (${ids}) order by id for no key update`,
  );
}

export const lockCourse = (
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
): Promise<void> => lockCourses(transaction, companyId, sql`select ${courseId}::integer`);
