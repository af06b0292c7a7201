// SQL for a person's membership in a company: their permissions, and whether a caller may change their account.
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { learnerPermissions, permissions, type Permission } from '../kit/permissions/flags.ts';
import { flagsOf, type QueryScope } from '../kit/permissions/permissions.ts';
import type { TableWith } from '../kit/database/columns.ts';
import { storedCount } from '../kit/lists/stored-counts.ts';
import { memberStatuses, type companyMembers } from './tables.ts';

/** Permissions as a PostgreSQL array. */
export const textArray = (flags: Iterable<Permission>): SQL =>
  sql.raw(`array[${[...flags].map((flag) => `'${flag}'`).join(', ')}]::text[]`);

/**
 * The permissions of a member's roles as a text array: all for owners, and without the parts that a registration ban
 * locks. `member` is the alias of the company_members row in the statement.
 */
export function memberPermissions(member: string): SQL {
  const row = sql.identifier(member);
  return sql`case when ${row}.is_owner then ${textArray(permissions)} else array(
    select distinct flag from member_roles membership
    join roles role on role.company_id = membership.company_id and role.id = membership.role_id
    cross join unnest(role.permissions) as flag
    where membership.company_id = ${row}.company_id and membership.user_id = ${row}.user_id
      and not (${row}.admin_banned and flag = 'admin_part_access')
      and not (${row}.learning_banned and flag = 'learning_part_access')
  ) end`;
}

/** The condition that a member is active and has at least one of these permissions. */
export const isActiveWith = (
  { company_id, user_id, status, is_owner }: typeof companyMembers,
  flags: readonly Permission[],
): SQL => sql`(${status} = 'active' and (${is_owner} or exists (
    select 1 from member_roles given join roles role on role.company_id = given.company_id and role.id = given.role_id
    where given.company_id = ${company_id} and given.user_id = ${user_id} and role.permissions && ${textArray(flags)})))`;

/**
 * The name of a member's role with the highest priority; «Администратор» by default (specification A, section 3).
 */
export function roleLabel(member: string): SQL {
  const row = sql.identifier(member);
  return sql`coalesce((
    select role.name from member_roles membership
    join roles role on role.company_id = membership.company_id and role.id = membership.role_id
    where membership.company_id = ${row}.company_id and membership.user_id = ${row}.user_id
    order by role.priority desc, role.id limit 1
  ), 'Администратор')`;
}

/**
 * The number of members of a role or group, without deleted ones, from row counts, so that the cost does not grow with
 * the school. `column` is the column of the role or group in the link table.
 */
export function countOfMembers(
  links: 'member_roles' | 'group_members',
  column: 'role_id' | 'group_id',
  table: TableWith<'company_id' | 'id'>,
): SQL {
  const living = memberStatuses.filter((status) => status !== 'deleted');
  const keys = living.map((status) => [table.id, sql`${status}::text`]);
  return storedCount(table.company_id, links, [column, 'member_status'], keys);
}

/**
 * Whether a caller may change a member's account and membership: never an owner's, the caller's own, or that of
 * somebody with more permissions. `member` is the alias of the company_members row in the statement.
 */
export function mayChangeMember(member: string, asker: QueryScope): SQL {
  const row = sql.identifier(member);
  const others = sql`not ${row}.is_owner and ${row}.user_id <> ${asker.personId}`;
  if (asker.isOwner) return others;
  return sql`(${others} and not exists (
    select 1 from member_roles membership
    join roles role on role.company_id = membership.company_id and role.id = membership.role_id
    where membership.company_id = ${row}.company_id and membership.user_id = ${row}.user_id
      and not role.permissions <@ (${flagsOf(asker)} || ${textArray(learnerPermissions)})
  ))`;
}

/** The condition that a company is not being removed. One that is has no members. */
export const isCompanyOpen = (companyId: AnyPgColumn): SQL =>
  sql`exists (select 1 from companies company where company.id = ${companyId} and company.deleted_at is null)`;
