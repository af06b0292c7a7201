// Gives packages to users and takes them away, for staff routes, invites and payments.
import { sql, type SQL } from 'drizzle-orm';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import type { ChangedRows } from '../../kit/resource/contract.ts';
import { companyMembers } from '../../people/tables.ts';
import { lockCourses } from './lock-courses.ts';

/** Queries of `user_id` and of `package_id`. */
interface Gift {
  companyId: number;
  users: SQL;
  packages: SQL;
  /** A course that the users join even without a package of it. */
  courseId?: number;
}

/**
 * Gives packages with all packages included in them, and makes the users students of their courses, in the package's
 * branch unless they already have one. Returns the users that got something new.
 */
export async function givePackages(
  transaction: Transaction,
  { companyId, users, packages, courseId }: Gift,
): Promise<ChangedRows> {
  const gifts = sql`gifts (package_id) as (
      ${packages}
      union
      select relation.related_package_id from gifts join course_package_relations relation
        on relation.company_id = ${companyId} and relation.package_id = gifts.package_id and relation.type = 'included'
    )`;
  await lockCourses(
    transaction,
    companyId,
    sql`with recursive ${gifts}
      select package.course_id from gifts join course_packages package on package.company_id = ${companyId} and package.id = gifts.package_id
      union select ${courseId ?? null}::integer`,
  );
  return rowOf<ChangedRows>(
    transaction,
    sql`with recursive people as materialized (${users}),
    ${gifts},
    added as (
      insert into course_package_users (company_id, package_id, user_id)
      select ${companyId}::integer, package_id, user_id from people cross join gifts order by user_id, package_id
      on conflict do nothing returning user_id
    ),
    places as (
      select distinct on (course_id) course_id, branch_id from (
        select package.course_id, package.branch_id, package.sort, package.id
        from gifts join course_packages package on package.company_id = ${companyId} and package.id = gifts.package_id
        union all select ${courseId ?? null}::integer, null, null, null
      ) as named where course_id is not null order by course_id, branch_id is null, sort, id
    ),
    joined as (
      insert into course_students (company_id, course_id, user_id, branch_id)
      select ${companyId}::integer, course_id, user_id, branch_id from people cross join places order by user_id, course_id
      on conflict (company_id, course_id, user_id) do update set branch_id = excluded.branch_id
        where course_students.branch_id is null and excluded.branch_id is not null
      returning user_id, xmax = 0 as is_new
    ),
    changed as (select user_id from added union select user_id from joined where is_new)
    select count(*)::integer as count,
      coalesce((array_agg(user_id order by user_id))[1:${sql.raw(String(bulkIds))}], '{}') as ids from changed`,
  );
}

/**
 * Skips users who lack a package that one of these packages requires and who are not given it now.
 */
export const skipWithoutRequired = (companyId: number, packages: SQL) => ({
  code: 'package_required',
  message: 'сначала нужен другой пакет',
  where: () =>
    sql`exists (select 1 from course_package_relations needed
      where needed.company_id = ${companyId} and needed.package_id = any(${packages}) and needed.type = 'required'
        and needed.related_package_id <> all(${packages})
        and not exists (select 1 from course_package_users held where held.company_id = ${companyId}
          and held.package_id = needed.related_package_id and held.user_id = ${companyMembers.user_id}))`,
});

/**
 * Takes packages away. The users remain students of the courses and retain packages that came with the removed ones.
 * Returns the number of users who had one.
 */
export async function revokePackages(
  transaction: Transaction,
  { companyId, users, packages }: Omit<Gift, 'courseId'>,
): Promise<number> {
  const { taken } = await rowOf<{ taken: number }>(
    transaction,
    sql`with removed as (
      delete from course_package_users held using (${users}) people, (${packages}) gifts
      where held.company_id = ${companyId} and held.user_id = people.user_id and held.package_id = gifts.package_id
      returning held.user_id
    )
    select count(distinct user_id)::integer as taken from removed`,
  );
  return taken;
}
