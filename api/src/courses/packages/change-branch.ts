// A student of a course learns in another of its branches: packages of the old one go over where the new one has some of
// the same name.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { userResource } from '../../people/index.ts';
import { rowOf, type Database } from '../../kit/database.ts';
import { Failure, invalid } from '../../kit/errors.ts';
import { onlyId } from '../../kit/resource.ts';
import { companyRoute, idParams } from '../../kit/routes.ts';
import { courseGrants } from '../grants.ts';
import { requireCourse } from '../require-course.ts';
import { courseStudents } from '../tables.ts';
import { courseBranchesOfCourse } from './branches.ts';
import { holdCourse } from './hold-courses.ts';

const place = z.object({
  user_id: z.int(),
  course_id: z.int(),
  branch_id: z.int().nullable(),
  moved_packages_count: z.int().describe('Packages in whose place others of the branch stand now.'),
});

export function registerBranchChange(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: `/users/:id/change_branch`,
    tag: courseBranchesOfCourse.tag,
    summary: 'Let a student of a course learn in another branch',
    description:
      'Packages of the branch that they leave give way to those of the same name in the other one; all others stay.',
    permission: courseGrants.update,
    params: idParams,
    body: z.strictObject({
      course_id: z.int32(),
      branch_id: z.int32().nullable().describe('Null: in none.'),
    }),
    answer: place,
    failures: [409],
    run: async ({ transaction, scope, params: { id }, body: { course_id, branch_id } }) => {
      const { companyId } = scope;
      await userResource.find(transaction, scope, id, onlyId);
      await requireCourse(transaction, scope, course_id);
      await holdCourse(transaction, scope, course_id);
      if (branch_id !== null) {
        const there = await courseBranchesOfCourse.there(transaction, scope, [branch_id], {
          course_id,
        });
        if (there.size === 0)
          throw invalid('branch_id', courseBranchesOfCourse.missing, 'not_found');
      }
      const isStudent = and(
        eq(courseStudents.company_id, companyId),
        eq(courseStudents.course_id, course_id),
        eq(courseStudents.user_id, id),
      );
      const [student] = await transaction
        .select({ branch_id: courseStudents.branch_id })
        .from(courseStudents)
        .where(isStudent)
        .for('no key update');
      if (student === undefined) {
        throw new Failure(409, [
          { message: 'Пользователь не учится на курсе', code: 'no_student' },
        ]);
      }
      const answer = { user_id: id, course_id, branch_id };
      if (student.branch_id === branch_id) return { ...answer, moved_packages_count: 0 };
      await transaction.update(courseStudents).set({ branch_id }).where(isStudent);
      const { moved } = await rowOf<{ moved: number }>(
        transaction,
        sql`with pairs as (
          select distinct on (old.id) old.id as old_id, new.id as new_id
          from course_package_users held
          join course_packages old on old.company_id = ${companyId} and old.id = held.package_id and old.branch_id = ${student.branch_id}
          join course_packages new on new.company_id = ${companyId} and new.branch_id = ${branch_id} and new.name = old.name
          where held.company_id = ${companyId} and held.user_id = ${id}
          order by old.id, new.sort, new.id
        ),
        added as (
          insert into course_package_users (company_id, package_id, user_id)
          select distinct ${companyId}::integer, new_id, ${id}::integer from pairs on conflict do nothing
        ),
        removed as (
          delete from course_package_users held using pairs
          where held.company_id = ${companyId} and held.user_id = ${id} and held.package_id = pairs.old_id
        )
        select count(*)::integer as moved from pairs`,
      );
      return { ...answer, moved_packages_count: moved };
    },
  });
}
