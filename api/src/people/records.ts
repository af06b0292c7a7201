// The account of the signed-in person, and their membership in a company, as records.
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { unviewedReleases } from '../help/index.ts';
import { flagsOf, type QueryScope } from '../kit/permissions/permissions.ts';
import { record } from '../kit/records/record.ts';
import { users } from './account/account-tables.ts';
import { memberPermissions, roleLabel } from './membership.ts';
import { unreadCountOf } from './notifications/records.ts';

export const authUserRecord = record(users)({
  name: 'AuthUser',
  description: 'The signed-in user.',
  permissions: { read: 'member' },
  mine: (table, { personId }) => sql`${table.id} = ${personId}`,
  // Only these columns, because every sign-in writes the row.
  version: ['name', 'surname', 'login', 'email', 'phone', 'photo'],
  hidden: [
    'kind',
    'confirmed_login',
    'password_hash',
    'totp_secret',
    'totp_enabled_at',
    'totp_last_step',
    'failed_login_count',
    'login_blocked_until',
    'created_at',
    'updated_at',
  ],
  computed: {
    email_confirmed: {
      schema: z
        .boolean()
        .describe(
          'Whether the email address is confirmed; until then the user cannot send messages to others.',
        ),
      sql: (table) => isConfirmed(sql`${table.confirmed_login}`, sql`${table.login}`),
    },
    unviewed_releases_count: {
      schema: z.int().describe('Number of platform releases that the user has not viewed.'),
      sql: (_table, scope) => unviewedReleases(scope.personId),
    },
    observes: {
      schema: z.boolean().describe('Whether the user observes learners in any company.'),
      sql: (_table, scope) => observesAnybody(scope.personId),
    },
  },
});

/** A login that differs from the confirmed one is unconfirmed. */
const isConfirmed = (confirmedLogin: SQL, login: SQL): SQL =>
  sql`${confirmedLogin} is not distinct from ${login}`;

/** Whether the person observes learners, in any company. */
const observesAnybody = (personId: QueryScope['personId']): SQL =>
  sql`exists (select 1 from user_observers observing where observing.observer_id = ${personId})`;

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
    ...authUserRecord.schema.omit({ version: true }).shape,
    role_label: z
      .string()
      .describe('The role with the highest priority, Администратор by default.'),
    is_owner: z.boolean(),
    permissions: z.array(z.string()).describe('Permissions of the specification (A, section 6).'),
    unread_notifications_count: z
      .int()
      .describe('Number of unread notifications; 100 means 100 or more.'),
  })
  .meta({ id: 'AdminProfile', description: 'The signed-in user as a member of a company.' });

/** The membership of the caller in a company as JSON; null for non-members and blocked members. */
export function adminProfile(companyId: SQL | PgColumn, asker: QueryScope): SQL {
  const { personId } = asker;
  const columns = sql.raw(userColumns.map((name) => `'${name}', person.${name}`).join(', '));
  if (asker.accessTokenId !== undefined) return toolProfile(columns, asker);
  return sql`(
    select json_build_object(
      ${columns},
      'email_confirmed', ${isConfirmed(sql`person.confirmed_login`, sql`person.login`)},
      'unviewed_releases_count', ${unviewedReleases(personId)},
      'observes', ${observesAnybody(personId)},
      'role_label', ${roleLabel('member')},
      'is_owner', member.is_owner,
      'permissions', flags.held,
      'unread_notifications_count', ${unreadCountOf(sql`member.company_id`, {
        person: sql`member.user_id`,
        may: (flag) => sql`${flag} = any(flags.held)`,
      })}
    )
    from company_members member join users person on person.id = member.user_id
      cross join lateral (select ${memberPermissions('member')} as held) as flags
    where member.company_id = ${companyId} and member.user_id = ${personId} and member.status = 'active'
  )`;
}

/** The same for an access token, with the token's permissions instead of the person's. */
function toolProfile(columns: SQL, asker: QueryScope): SQL {
  const { personId } = asker;
  return sql`(
    select json_build_object(
      ${columns},
      'email_confirmed', ${isConfirmed(sql`person.confirmed_login`, sql`person.login`)},
      'unviewed_releases_count', ${unviewedReleases(personId)},
      'observes', ${observesAnybody(personId)},
      'role_label', 'Токен доступа',
      'is_owner', false,
      'permissions', to_json(${flagsOf(asker)}),
      'unread_notifications_count', 0
    )
    from users person where person.id = ${personId}
  )`;
}
