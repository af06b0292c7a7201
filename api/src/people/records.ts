/** How people travel: the account of the signed-in person, and what the person is in a company. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { unviewedReleases } from '../help/index.ts';
import { permissions } from '../kit/permission-flags.ts';
import { record } from '../kit/record.ts';
import { users } from './tables.ts';

export const userRecord = record({
  name: 'User',
  description: 'The signed-in person.',
  table: users,
  hidden: [
    'password_hash',
    'failed_login_count',
    'login_blocked_until',
    'created_at',
    'updated_at',
  ],
  computed: {
    unviewed_releases_count: {
      schema: z.int().describe('Platform releases that the person has not viewed.'),
      sql: (_table, scope) => unviewedReleases(scope.personId),
    },
  },
});

const userColumns = [
  'id',
  'login',
  'name',
  'surname',
  'email',
  'phone',
  'photo',
  'super_admin',
] as const;

export const adminProfileSchema = z
  .object({
    ...(userRecord.schema as z.ZodObject).shape,
    role_label: z.string().describe('The most important role, Администратор by default.'),
    is_owner: z.boolean(),
    permissions: z.array(z.string()).describe('Flags of the specification (A, section 6).'),
  })
  .meta({ id: 'AdminProfile', description: 'The signed-in person in a company.' });

/** The flags that a member's roles grant, as a text array; all of them for owners. */
export function memberPermissions(
  companyId: SQL | PgColumn,
  userId: SQL | PgColumn,
  isOwner: SQL,
): SQL {
  const all = sql.raw(`array[${permissions.map((flag) => `'${flag}'`).join(', ')}]`);
  return sql`case when ${isOwner} then ${all} else array(
    select distinct unnest(role.permissions) from member_roles membership
    join roles role on role.company_id = membership.company_id and role.id = membership.role_id
    where membership.company_id = ${companyId} and membership.user_id = ${userId}
  ) end`;
}

/** The person in a company as one JSON value; null when the person is no member. */
export function adminProfile(companyId: SQL | PgColumn, personId: number): SQL {
  const columns = sql.raw(userColumns.map((name) => `'${name}', person.${name}`).join(', '));
  return sql`(
    select json_build_object(
      ${columns},
      'unviewed_releases_count', ${unviewedReleases(personId)},
      'role_label', coalesce((
        select role.name from member_roles membership
        join roles role on role.company_id = membership.company_id and role.id = membership.role_id
        where membership.company_id = member.company_id and membership.user_id = member.user_id
        order by role.priority desc, role.id limit 1
      ), 'Администратор'),
      'is_owner', member.is_owner,
      'permissions', ${memberPermissions(sql`member.company_id`, sql`member.user_id`, sql`member.is_owner`)}
    )
    from company_members member join users person on person.id = member.user_id
    where member.company_id = ${companyId} and member.user_id = ${personId}
  )`;
}
