// Revokes access to a course after a refund.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import { revokePackages } from '../packages/give-packages.ts';
import { courseStudents } from '../tables.ts';
import { detachRows } from './student-detachment.ts';

/**
 * Takes these packages away, or, if none are named, the course with all its packages. Users without a package of the
 * course are then detached from it unless `stays` is set.
 */
export async function revokeAccess(
  transaction: Transaction,
  {
    companyId,
    courseId,
    users,
    packages,
    stays,
  }: {
    companyId: number;
    courseId: number;
    users: readonly number[];
    packages: readonly number[];
    stays: boolean;
  },
): Promise<void> {
  if (packages.length > 0) {
    await revokePackages(transaction, {
      companyId,
      users: sql`select unnest(${idArray(users)}) as user_id`,
      packages: sql`select unnest(${idArray(packages)}) as package_id`,
    });
  }
  if (stays) return;
  const { company_id, course_id, user_id } = courseStudents;
  const leftWithNone =
    packages.length === 0
      ? sql``
      : sql`and not exists (select 1 from course_package_users held join course_packages package
          on package.company_id = held.company_id and package.id = held.package_id
        where held.company_id = ${companyId} and held.user_id = ${user_id} and package.course_id = ${courseId})`;
  await detachRows(
    transaction,
    companyId,
    sql`${company_id} = ${companyId} and ${course_id} = ${courseId} and ${user_id} = any(${idArray(users)}) ${leftWithNone}`,
  );
}
