// Detaches students from a course and stores their rows and packages, so that the detachment can be undone.
import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import type { BulkWork } from '../../kit/resource/definition.ts';
import type { ChangedRows } from '../../kit/resource/contract.ts';
import { lockCourse, lockCourses } from '../packages/lock-courses.ts';

/** How long a detachment can be undone. */
const remembered = sql`interval '7 days'`;

export const detachStudents = ({
  transaction,
  scope,
  rows,
}: BulkWork<unknown>): Promise<ChangedRows> => detachRows(transaction, scope.companyId, rows);

/**
 * Moves these rows of `course_students` and the packages of the course to `course_detached_students`.
 */
export async function detachRows(
  transaction: Transaction,
  companyId: number,
  rows: SQL,
): Promise<ChangedRows> {
  const detachment = randomUUID();
  await lockCourses(
    transaction,
    companyId,
    sql`select course_students.course_id from course_students where ${rows}`,
  );
  const changed = await rowOf<ChangedRows>(
    transaction,
    sql`with chosen as (
        select course_students.* from course_students where ${rows} order by id for update of course_students
      ),
      held as (
        delete from course_package_users held using chosen, course_packages package
        where held.company_id = ${companyId} and held.user_id = chosen.user_id
          and package.company_id = held.company_id and package.id = held.package_id and package.course_id = chosen.course_id
        returning held.user_id, held.package_id
      ),
      detached as (
        insert into course_detached_students (company_id, course_id, user_id, detachment, student, package_ids)
        select chosen.company_id, chosen.course_id, chosen.user_id, ${detachment}, to_jsonb(chosen),
          coalesce((select array_agg(held.package_id order by held.package_id) from held where held.user_id = chosen.user_id), '{}')
        from chosen
      ),
      gone as (
        delete from course_students using chosen
        where course_students.company_id = chosen.company_id and course_students.id = chosen.id
        returning chosen.id
      )
    select count(*)::integer as count,
      coalesce((array_agg(id order by id))[1:${sql.raw(String(bulkIds))}], '{}') as ids from gone`,
  );
  return { ...changed, deletion: detachment };
}

/**
 * Restores students who have not joined again, with their branch and packages if these still exist. Returns their
 * number.
 */
export async function undoDetachment(
  transaction: Transaction,
  scope: Scope,
  courseId: number,
  detachment: string,
): Promise<number> {
  const { companyId } = scope;
  await lockCourse(transaction, scope, courseId);
  const { count } = await rowOf<{ count: number }>(
    transaction,
    sql`with gone as (
        delete from course_detached_students
        where company_id = ${companyId} and course_id = ${courseId} and detachment = ${detachment}
          and created_at > now() - ${remembered} returning *
      ),
      back as (
        insert into course_students overriding system value
        select was.* from gone, jsonb_populate_record(null::course_students, gone.student || jsonb_build_object('branch_id', (
          select branch.id from course_branches branch
          where branch.company_id = gone.company_id and branch.id = (gone.student ->> 'branch_id')::integer
        ))) as was
        order by was.user_id on conflict do nothing returning user_id
      ),
      packages as (
        insert into course_package_users (company_id, package_id, user_id)
        select package.company_id, package.id, gone.user_id
        from gone join back using (user_id)
        join course_packages package on package.company_id = gone.company_id and package.id = any(gone.package_ids)
        order by gone.user_id, package.id on conflict do nothing
      )
    select count(*)::integer as count from back`,
  );
  return count;
}

/** Deletes detachments that can no longer be undone. */
export async function removeOldDetachments(database: Database): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`delete from course_detached_students where created_at <= now() - ${remembered}`,
    ),
  );
}
