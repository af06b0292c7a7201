// Moves students of a course to another branch; their packages are replaced by packages of the same name in the new
// branch.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { userResource } from '../../people/index.ts';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { onlyId } from '../../kit/resource/resource.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import type { ChangedRows } from '../../kit/resource/contract.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { courseGrants } from '../grants.ts';
import { requireCourse } from '../editing/require-course.ts';
import { courseStudents } from '../tables.ts';
import { courseBranchesOfCourse } from './branches.ts';
import { lockCourse } from './lock-courses.ts';

export const branchInput = z.strictObject({
  branch_id: z.int32().nullable().describe('Null for no branch.'),
});

export const movedPackagesCount = z
  .int()
  .describe('Number of packages replaced by packages of the new branch.');

const place = z.object({
  user_id: z.int(),
  course_id: z.int(),
  branch_id: z.int().nullable(),
  moved_packages_count: movedPackagesCount,
});

export const packagesNote =
  'Packages of the previous branch are replaced by packages of the same name in the new one that the student does not have yet; other packages stay.';

export function registerBranchChange(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: `/users/:id/change_branch`,
    tag: courseBranchesOfCourse.tag,
    summary: 'Move a student of a course to another branch',
    description: packagesNote,
    permission: courseGrants.update,
    params: idParams,
    body: branchInput.extend({ course_id: z.int32() }),
    answer: place,
    failures: [409],
    run: async ({ transaction, scope, params: { id }, body: { course_id, branch_id } }) => {
      await userResource.find(transaction, scope, id, onlyId);
      await requireCourse(transaction, scope, course_id);
      await lockCourse(transaction, scope, course_id);
      await requireBranch(transaction, scope, course_id, branch_id);
      const isStudent = and(
        eq(courseStudents.company_id, scope.companyId),
        eq(courseStudents.course_id, course_id),
        eq(courseStudents.user_id, id),
      );
      const [student] = await transaction
        .select({ branch_id: courseStudents.branch_id })
        .from(courseStudents)
        .where(isStudent)
        .for('no key update');
      if (student === undefined) {
        throw conflict('no_student', 'Пользователь не учится на курсе');
      }
      const rows = and(isStudent, isInOtherBranch(branch_id)) ?? sql`false`;
      const { moved_packages_count } = await moveStudents(transaction, scope, rows, branch_id);
      return { user_id: id, course_id, branch_id, moved_packages_count };
    },
  });
}

/** Throws 422 unless the branch belongs to the course. */
export async function requireBranch(
  transaction: Transaction,
  scope: Scope,
  course_id: number,
  id: number | null,
): Promise<void> {
  if (id === null) return;
  const there = await courseBranchesOfCourse.existingIds(transaction, scope, [id], { course_id });
  if (there.size === 0) throw invalid('branch_id', courseBranchesOfCourse.missing, 'not_found');
}

export const isInOtherBranch = (branchId: number | null): SQL =>
  sql`${courseStudents.branch_id} is distinct from ${branchId}::integer`;

/** The caller must have locked the students. Moving back at once restores the previous packages. */
export function moveStudents(
  transaction: Transaction,
  { companyId }: Scope,
  rows: SQL,
  branchId: number | null,
): Promise<ChangedRows & { moved_packages_count: number }> {
  return rowOf(
    transaction,
    sql`with chosen as materialized (
      select course_students.id, course_students.user_id, course_students.branch_id from course_students where ${rows}
    ),
    moved as (
      update course_students set branch_id = ${branchId} from chosen
      where course_students.company_id = ${companyId} and course_students.id = chosen.id
      returning chosen.id
    ),
    pairs as (
      select distinct on (chosen.user_id, old.id) chosen.user_id, old.id as old_id, new.id as new_id
      from chosen
      join course_packages old on old.company_id = ${companyId} and old.branch_id = chosen.branch_id
      join course_package_users held on held.company_id = ${companyId} and held.package_id = old.id and held.user_id = chosen.user_id
      join course_packages new on new.company_id = ${companyId} and new.branch_id = ${branchId} and new.name = old.name
      where not exists (
        select from course_package_users had
        where had.company_id = ${companyId} and had.package_id = new.id and had.user_id = chosen.user_id
      )
      order by chosen.user_id, old.id, new.sort, new.id
    ),
    added as (
      insert into course_package_users (company_id, package_id, user_id)
      select distinct ${companyId}::integer, new_id, user_id from pairs order by user_id, new_id on conflict do nothing
    ),
    removed as (
      delete from course_package_users held using pairs
      where held.company_id = ${companyId} and held.user_id = pairs.user_id and held.package_id = pairs.old_id
    )
    select (select count(*)::integer from moved) as count,
      (select coalesce((array_agg(id order by id))[1:${sql.raw(String(bulkIds))}], '{}') from moved) as ids,
      (select count(*)::integer from pairs) as moved_packages_count`,
  );
}
