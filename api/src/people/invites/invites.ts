// The record and list of invites: what each gives, how many people joined, and whether its link works now.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { filter } from '../../kit/lists/filters.ts';
import { belongsTo, hasMany, manyToMany, record, recordNamed } from '../../kit/records/record.ts';
import type { Computed } from '../../kit/records/contract.ts';
import { resource } from '../../kit/resource/resource.ts';
import { declareFileUse } from '../../media/index.ts';
import { groupRecord } from '../groups/groups.ts';
import {
  inviteCoursePackages,
  inviteGroups,
  inviteRecipients,
  inviteRoles,
  invites,
  inviteTests,
  userInvites,
} from './invite-tables.ts';
import {
  activateInvites,
  beyondReach,
  isInactiveOrSuspended,
  keyOf,
  sendingJob,
} from './invite-bulk.ts';
import { isAuthorEntitled, mayGiveInvite, lockInviteToGive } from './invite-permissions.ts';
import { roleRecord } from '../roles/roles.ts';
import { memberRecord } from '../users/users.ts';

export const inviteGrant = { all: 'users_welcome' } as const;

export const inviteStates = [
  'works',
  'suspended',
  'inactive',
  'not_started',
  'ended',
  'full',
] as const;

type Invites = typeof invites;

/** The current date in the row's company. */
const today = (table: Invites): SQL =>
  sql`(now() at time zone (select company.time_zone from companies company where company.id = ${table.company_id}))::date`;

/** Whether the link of an invite works now, or why not. */
export const inviteState = (table: Invites): SQL =>
  sql`case
    when not ${isAuthorEntitled(keyOf(table), sql`${table.author_id}`)} then 'suspended'
    when not ${table.active} then 'inactive'
    when ${table.date_start} > ${today(table)} then 'not_started'
    when ${table.date_end} < ${today(table)} then 'ended'
    when ${table.users_count} >= ${table.user_limit} then 'full'
    else 'works' end`;

/** The URL of the registration by an invite, relative to the public origin. */
export const inviteLink = (table: Invites): SQL<string> =>
  sql`(select '/registration/' || company.code || '/' || coalesce((select coalesce(form.code, form.id::text) from forms form where form.company_id = ${table.company_id} and form.id = ${table.form_id}), 'registration') || '?invite=' || ${table.token} from companies company where company.id = ${table.company_id})`;

const dashedDay = (name: 'date_start' | 'date_end'): Computed<Invites> => ({
  schema: z.string().nullable().describe('A date as `31-12-2026`: day, month, year.'),
  sql: (table) => sql`to_char(${table[name]}, 'DD-MM-YYYY')`,
});

export const recipientRecord = record(inviteRecipients)({
  name: 'InviteRecipient',
  description: 'A recipient of an invite.',
  permissions: 'part',
  hidden: ['invite_id', 'accepted_by'],
});

/**
 * All callers with the grant may open the list; which invites they may use depends on what these give.
 */
const givable: Computed<Invites> = {
  schema: z.boolean(),
  sql: (table, scope) => mayGiveInvite(keyOf(table), scope),
};

/** The columns of the link tables. */
const given = { by: 'invite_id', target: 'target_id' } as const;

export const inviteRecord = record(invites)({
  name: 'Invite',
  description: 'A link by which people join a company, with what they receive there.',
  permissions: { read: inviteGrant },
  version: 'row',
  order: 'name',
  history: {
    type: 'invites',
    // Readable like the relation; hidden for a deleted invite.
    extraFields: {
      recipients: ({ companyId, id }, asker) =>
        sql`exists (select 1 from ${invites} where ${invites.company_id} = ${companyId} and ${invites.id} = ${id} and ${mayGiveInvite(keyOf(invites), asker)})`,
    },
  },
  hidden: ['token', 'author_id', 'updated_at'],
  computed: {
    date_start: dashedDay('date_start'),
    date_end: dashedDay('date_end'),
    state: {
      schema: z.enum(inviteStates).describe('Whether the link works now, otherwise why not.'),
      sql: inviteState,
    },
    link: {
      schema: z
        .string()
        .nullable()
        .describe(
          'URL of the registration, relative to the public origin; null if the caller may not give the permissions that the invite gives.',
        ),
      sql: (table, scope) =>
        sql`(case when ${mayGiveInvite(keyOf(table), scope)} then ${inviteLink(table)} end)`,
    },
    custom_fields: {
      schema: z.array(
        z.object({ custom_field_id: z.int(), name: z.string(), required: z.boolean() }).meta({
          id: 'InviteCustomField',
          description: 'A custom field that people fill in when they join by the invite.',
        }),
      ),
      sql: (table) =>
        sql`(select coalesce(json_agg(json_build_object('custom_field_id', invite_field.custom_field_id, 'name', field.name, 'required', invite_field.required) order by field.name), '[]'::json) from invite_custom_fields invite_field join custom_fields field on field.company_id = invite_field.company_id and field.id = invite_field.custom_field_id where invite_field.company_id = ${table.company_id} and invite_field.invite_id = ${table.id})`,
    },
    sending_job_id: {
      schema: z
        .int()
        .nullable()
        .describe('The caller’s job that is sending it; null if there is none.'),
      sql: sendingJob,
    },
    can_update: givable,
    can_delete: givable,
  },
  relations: {
    roles: manyToMany(() => roleRecord, inviteRoles, given),
    groups: manyToMany(() => groupRecord, inviteGroups, given),
    course_packages: manyToMany(recordNamed('CoursePackage'), inviteCoursePackages, given),
    tests: manyToMany(recordNamed('Test'), inviteTests, given),
    recipients: hasMany(() => recipientRecord, 'invite_id', {
      where: ({ company_id, invite_id }, scope) =>
        mayGiveInvite({ companyId: sql`${company_id}`, inviteId: sql`${invite_id}` }, scope),
    }),
  },
});

export const inviteResource = resource({
  record: inviteRecord,
  path: '/invites',
  tag: 'Invites',
  missing: 'Приглашение не найдено',
  permissions: { delete: inviteGrant },
  sort: ['created_at', 'name', 'date_end', 'users_count'],
  descending: true,
  searched: ['name', 'description'],
  filters: ['kind', 'type', 'active'],
  specialFilters: {
    state: {
      description: `Invites in one of these states: ${inviteStates.join(', ')}.`,
      filter: filter<{ states: readonly string[] }>({
        read: (states) => ({ states }),
        where: ({ states }) => sql`${inviteState(invites)} = any(${states}::text[])`,
      }),
    },
  },
  defaultFilters: { kind: ['invite'] },
  counted: [['kind']],
  words: { one: 'одно приглашение', many: 'приглашений', all: 'Приглашения' },
  bulk: {
    ids: 'invites_id',
    description:
      'The invites with the ids in `invites_id`, or all that match the conditions in `matching`.',
    refuses: [beyondReach],
    actions: {
      activate: {
        summary: 'Activate many invites',
        grant: inviteGrant,
        where: isInactiveOrSuspended,
        does: activateInvites,
      },
      deactivate: {
        summary: 'Deactivate many invites',
        grant: inviteGrant,
        where: ({ active }) => sql`${active}`,
        does: { active: false },
      },
      delete: {
        summary: 'Delete many invites; people who joined by them stay members',
        does: 'delete',
      },
    },
  },
  refuseDelete: lockInviteToGive,
});

export const userInviteRecord = record(userInvites)({
  name: 'UserInvite',
  description: 'A person who joined by an invite.',
  permissions: { read: inviteGrant },
  relations: { user: belongsTo(() => memberRecord, 'user_id') },
});

declareFileUse({
  kind: 'invite',
  record: () => inviteRecord,
  name: 'name',
  shows: (invite, file) =>
    sql`${invite.company_id} = ${file.company_id} and exists (select 1 from invite_files shown where shown.company_id = ${invite.company_id} and shown.invite_id = ${invite.id} and shown.file_id = ${file.id})`,
});
