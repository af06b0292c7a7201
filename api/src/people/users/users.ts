// The record and list of a company's users: members with data of their accounts.
import { eq, getTableName, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { TableWith } from '../../kit/database/columns.ts';
import { searchForPhones } from '../../kit/values/contacts.ts';
import { countedLinksIn } from '../../kit/lists/stored-counts.ts';
import { fromDay, idsFilter, toDay, flagFilter } from '../../kit/lists/filters.ts';
import type { Filter } from '../../kit/lists/contract.ts';
import type { Permission } from '../../kit/permissions/flags.ts';
import { has, type QueryScope, type Grant } from '../../kit/permissions/permissions.ts';
import { hasMany, manyToMany, record, recordNamed } from '../../kit/records/record.ts';
import { readableRows } from '../../kit/records/readers.ts';
import { digest } from '../../kit/records/version.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionFlag, conditionText } from '../../kit/resource/conditions.ts';
import { wireText } from '../../kit/records/wire.ts';
import { courses } from '../../courses/course-tables.ts';
import { courseStudents } from '../../courses/tables.ts';
import { declareFileUse } from '../../media/index.ts';
import { groupRecord } from '../groups/groups.ts';
import { mayChangeMember, roleLabel } from '../membership.ts';
import { userObservers } from '../observers/observer-tables.ts';
import { roleRecord } from '../roles/roles.ts';
import { staffRecord } from '../staff.ts';
import { companyMembers, groupMembers, memberRoles } from '../tables.ts';
import { beyondReachForRoles, beyondReach, changeLinks } from './user-bulk.ts';
import { groupsInput, observersInput, rolesInput } from './user-rules.ts';
import { userValues } from './user-values.ts';

export const userGrants = {
  read: { all: 'users_show' },
  manage: { all: 'users_manage' },
  delete: { all: 'users_delete' },
  export: { all: 'users_export' },
  /** Passwords, addresses and sign-in. */
  account: { all: 'users_settings' },
} as const satisfies Record<string, Grant>;

type Members = typeof companyMembers;

/** A column of the account that members' rows do not contain; null for people who left. */
const ofAccount = (table: Members, column: SQL) =>
  sql`(select ${column} from users account where account.id = ${table.user_id})`;

const may = (grant: { all: Permission }) => ({
  schema: z.boolean(),
  sql: (table: Members, asker: QueryScope) =>
    has(asker, grant.all) ? mayChangeMember(getTableName(table), asker) : sql`false`,
});

export const memberRecord = record(companyMembers)({
  name: 'User',
  description: 'A member of a company, with data of the account.',
  permissions: { read: userGrants.read },
  short: ['name', 'surname', 'full_name', 'photo'],
  // Only these columns, because every visit writes the row; values of custom fields are in another table.
  version: (table) =>
    digest(
      sql`${table.name}, ${table.surname}, ${table.phone}, ${table.admin_banned}, ${table.learning_banned}`,
      userValues.versionText(table),
    ),
  history: {
    type: 'users',
    extraFields: {
      custom_fields: 'readers',
      password_hash: userGrants.account.all,
      totp_enabled_at: userGrants.account.all,
    },
  },
  hidden: ['user_id', 'searched'],
  order: 'full_name',
  computed: {
    role_label: {
      schema: z.string().describe('The role with the highest priority, Администратор by default.'),
      sql: (table) => roleLabel(getTableName(table)),
    },
    failed_login_count: {
      schema: z.int().describe('Number of failed sign-ins since the last success.'),
      sql: (table) => sql`coalesce(${ofAccount(table, sql`account.failed_login_count`)}, 0)`,
    },
    login_block_date: {
      schema: z.iso
        .datetime()
        .nullable()
        .describe('End of the latest sign-in block, even if it has passed; null without one.'),
      sql: (table) => ofAccount(table, wireText(sql`account.login_blocked_until`)),
    },
    two_step: {
      schema: z
        .boolean()
        .nullable()
        .describe(
          'Whether two-step sign-in is on; null if the caller may not manage accounts, and for people who have left.',
        ),
      sql: (table, scope) =>
        has(scope, userGrants.account.all)
          ? ofAccount(table, sql`account.totp_enabled_at is not null`)
          : sql`null::boolean`,
    },
    can_update: may(userGrants.manage),
    can_delete: may(userGrants.delete),
    can_manage_account: may(userGrants.account),
  },
  attached: {
    custom_fields: {
      schema: z.array(userValues.schema),
      // An estimate: fifty fields, each with its variables and values.
      rows: 150,
      // Only for callers who may read users; members also appear in other lists.
      sql: (table, asker) =>
        readableRows(memberRecord, table, asker) === 'all'
          ? userValues.valuesJson(table.user_id, asker)
          : sql`'[]'::json`,
    },
  },
  relations: {
    roles: manyToMany(() => roleRecord, memberRoles, { by: 'user_id', target: 'role_id' }),
    groups: manyToMany(() => groupRecord, groupMembers, { by: 'user_id', target: 'group_id' }),
    observers: manyToMany(() => staffRecord, userObservers, {
      by: 'user_id',
      target: 'observer_id',
    }),
    custom_field_values: hasMany(() => userValues.record, 'user_id'),
  },
});

/** Filters members that a link table connects with one of the given records. */
const connectedBy = <Column extends string>(
  table: TableWith<'company_id' | 'user_id' | Column>,
  column: Column,
  records: (ids: SQL, asker: QueryScope) => SQL = (ids) => ids,
): Filter =>
  idsFilter(
    (ids, asker) =>
      sql`exists (select 1 from ${table} where ${table.company_id} = ${companyMembers.company_id} and ${table.user_id} = ${companyMembers.user_id} and ${table[column]} = any(${records(ids, asker)}))`,
  );

/** Only courses that the caller may see, so that a filter does not reveal who learns in others. */
const seen = (ids: SQL, asker: QueryScope): SQL => {
  const rows = readableRows(recordNamed('Course')(), courses, asker);
  if (rows === 'all') return ids;
  if (rows === 'none') return sql`array[]::integer[]`;
  return sql`array(select ${courses.id} from ${courses} where ${courses.company_id} = ${asker.companyId} and ${courses.id} = any(${ids}) and ${rows})`;
};

// Files in custom fields of users.
declareFileUse({
  kind: 'user',
  record: () => memberRecord,
  name: 'full_name',
  shows: userValues.showsFile,
});

export const userResource = resource({
  record: memberRecord,
  path: '/users',
  tag: 'Users',
  missing: 'Пользователь не найден',
  words: { one: 'одного пользователя', many: 'пользователей', all: 'Пользователи' },
  sort: ['full_name', 'name', 'surname', 'email', 'phone', 'created_at', 'last_visit_at'],
  specialSorts: { custom_field: userValues.sort },
  searched: ['searched'],
  readSearch: searchForPhones,
  filters: ['status'],
  defaultFilters: { status: ['active', 'blocked'] },
  specialFilters: {
    role_id: {
      description: 'Members who have one of these roles.',
      filter: connectedBy(memberRoles, 'role_id'),
      counted: countedLinksIn(memberRoles, { role_id: 'role_id', status: 'member_status' }),
    },
    group_id: {
      description: 'Members of one of these groups.',
      filter: connectedBy(groupMembers, 'group_id'),
      counted: countedLinksIn(groupMembers, { group_id: 'group_id', status: 'member_status' }),
    },
    course_id: {
      description: 'Learners of one of these courses, among those that the caller may see.',
      filter: connectedBy(courseStudents, 'course_id', seen),
    },
    created_from: {
      description: 'Registered on this day or later.',
      condition: conditionText,
      filter: fromDay('created_from', companyMembers.created_at),
    },
    created_to: {
      description: 'Registered on this day or earlier.',
      condition: conditionText,
      filter: toDay('created_to', companyMembers.created_at),
    },
    visited_from: {
      description: 'Last visit on this day or later.',
      condition: conditionText,
      filter: fromDay('visited_from', companyMembers.last_visit_at),
    },
    visited_to: {
      description: 'Last visit on this day or earlier.',
      condition: conditionText,
      filter: toDay('visited_to', companyMembers.last_visit_at),
    },
    visited: {
      description: '1: only members who have visited; 0: only those who never have.',
      condition: conditionFlag,
      filter: flagFilter('visited', () => sql`${companyMembers.last_visit_at} is not null`),
    },
    admin_banned: {
      description:
        '1: only members whose access to the back office is locked since registration; 0: only the others.',
      condition: conditionFlag,
      filter: flagFilter('admin_banned', () => sql`${companyMembers.admin_banned}`),
    },
    custom_field: userValues.filter,
  },
  countBy: ['status'],
  partitionBy: 'status',
  counted: [['status']],
  softDelete: { restoredTo: 'active' },
  bulk: {
    ids: 'users_id',
    description:
      'The users with the ids in `users_id`, or all that match the conditions in `matching`.',
    actions: {
      block: {
        summary: 'Block users',
        grant: userGrants.manage,
        refuses: beyondReach,
        where: (table) => eq(table.status, 'active'),
        does: { status: 'blocked' },
      },
      unblock: {
        summary: 'Unblock users',
        grant: userGrants.manage,
        refuses: beyondReach,
        where: (table) => eq(table.status, 'blocked'),
        does: { status: 'active' },
      },
      delete: {
        summary: 'Delete users of the company; keeps their accounts',
        grant: userGrants.delete,
        refuses: beyondReach,
        does: 'delete',
      },
      attach_roles: {
        summary: 'Give roles to users',
        grant: userGrants.manage,
        refuses: beyondReachForRoles,
        input: rolesInput,
        does: (chosen) => changeLinks(chosen, 'attach', 'roles', chosen.input.roles_id),
      },
      detach_roles: {
        summary: 'Take roles from users',
        grant: userGrants.manage,
        refuses: beyondReachForRoles,
        input: rolesInput,
        does: (chosen) => changeLinks(chosen, 'detach', 'roles', chosen.input.roles_id),
      },
      attach_groups: {
        summary: 'Add users to groups',
        grant: userGrants.manage,
        input: groupsInput,
        does: (chosen) => changeLinks(chosen, 'attach', 'groups', chosen.input.groups_id),
      },
      detach_groups: {
        summary: 'Remove users from groups',
        grant: userGrants.manage,
        input: groupsInput,
        does: (chosen) => changeLinks(chosen, 'detach', 'groups', chosen.input.groups_id),
      },
      attach_observers: {
        summary: 'Attach observers to users',
        grant: userGrants.manage,
        input: observersInput,
        does: (chosen) => changeLinks(chosen, 'attach', 'observers', chosen.input.observers_id),
      },
      detach_observers: {
        summary: 'Detach observers from users',
        grant: userGrants.manage,
        input: observersInput,
        does: (chosen) => changeLinks(chosen, 'detach', 'observers', chosen.input.observers_id),
      },
    },
  },
});
