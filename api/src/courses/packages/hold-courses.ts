// Whoever writes branches, packages or students of a course holds it first: what they found there stays so, and nobody
// waits in a circle, since the triggers that count students write it in the end.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

/** Until the transaction ends. `ids`: a query of them. */
export async function holdCourses(
  transaction: Transaction,
  companyId: number,
  ids: SQL,
): Promise<void> {
  await transaction.execute(
    sql`select from courses where company_id = ${companyId} and id in (${ids}) order by id for no key update`,
  );
}

export const holdCourse = (
  transaction: Transaction,
  { companyId }: Scope,
  courseId: number,
): Promise<void> => holdCourses(transaction, companyId, sql`select ${courseId}::integer`);
