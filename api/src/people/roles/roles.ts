// Roles: named sets of permissions with a priority. Callers can grant and revoke only permissions that they have.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import { formRecord } from '../../forms/index.ts';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import {
  learnerPermissions,
  prerequisitesOf,
  permissionGroups,
  permissions,
  type Permission,
} from '../../kit/permissions/flags.ts';
import { ungrantablePermissions, type Scope } from '../../kit/permissions/permissions.ts';
import { countOf } from '../../kit/values/plurals.ts';
import { hasMany, record } from '../../kit/records/record.ts';
import type { Computed } from '../../kit/records/contract.ts';
import { resource, wholeRecord } from '../../kit/resource/resource.ts';
import { personRoute } from '../../kit/http/routes.ts';
import { countOfMembers } from '../membership.ts';
import { permissionsAfter } from './permission-prerequisites.ts';
import { rolePresets } from './role-presets.ts';
import { newRole } from './role-rules.ts';
import { roles } from '../tables.ts';

const settings = { all: 'company_settings' } as const;

const flagColumn = (flag: Permission): Computed<typeof roles> => ({
  schema: z.boolean(),
  sql: (table) => sql`${table.permissions} @> array[${flag}]`,
});

export const roleRecord = record(roles)({
  name: 'Role',
  description: 'A set of permissions for members: a priority, and a boolean for each permission.',
  permissions: {
    // Callers who see users see their roles, and those who create or invite users choose roles.
    read: [settings, { all: 'users_show' }, { all: 'users_manage' }, { all: 'users_welcome' }],
    create: settings,
    update: settings,
    delete: settings,
  },
  short: ['name'],
  history: { type: 'roles', extraFields: { permissions: 'readers' } },
  hidden: ['permissions', 'updated_at'],
  order: 'priority',
  // The registration forms that give the role.
  relations: { forms: hasMany(() => formRecord, 'role_id') },
  computed: {
    users_count: {
      schema: z.int().describe('Number of members with the role, without deleted ones.'),
      sql: (table) => countOfMembers('member_roles', 'role_id', table),
    },
    ...Object.fromEntries(permissions.map((flag) => [flag, flagColumn(flag)])),
  },
});

export const roleResource = resource({
  record: roleRecord,
  path: '/roles',
  tag: 'Roles and groups',
  missing: 'Роль не найдена',
  words: { one: 'одну роль', many: 'ролей', all: 'Роли' },
  sort: ['priority', 'name', 'created_at'],
  descending: true,
  searched: ['name', 'description'],
  filters: ['default'],
  create: newRole,
  unique: { roles_code: ['code', 'Роль с таким кодом уже есть'] },
  beforeWrite: prepareRole,
  refuseDelete: refuseRoleInUse,
  order: {
    ids: 'role_ids',
    description: 'The first gets the highest priority.',
    number: (place, count) => (count - place + 1) * 10,
  },
});

export function registerRoles(app: FastifyInstance, database: Database): void {
  registerPermissions(app, database);
  roleResource.register(app, database);
  registerHistory(app, database, roleResource, {
    values: {
      permissions: (then) => ({
        permissions: Object.fromEntries(
          permissions.map((flag) => [flag, (then as string[]).includes(flag)]),
        ),
      }),
    },
  });
}

/**
 * Turns the permission flags of the body into the list of granted permissions and leaves the other fields unchanged.
 */
async function prepareRole(
  transaction: Transaction,
  scope: Scope,
  values: Row,
  id: number | null,
): Promise<Row> {
  const { plain, on, off } = splitFlags(values);
  const role = id === null ? null : await roleBefore(transaction, scope, id);
  const before: readonly Permission[] = role?.permissions ?? [];
  requireReach(scope, [
    ...on.filter((flag) => !before.includes(flag)),
    ...off.filter((flag) => before.includes(flag)),
  ]);
  const after = permissionsAfter({ before, on, off });
  // The caller must also have the permissions that are added.
  requireReach(
    scope,
    [...after].filter((flag) => !before.includes(flag)),
  );
  if (plain['default'] === false && role?.default === true) {
    throw invalid('default', 'Сделайте ролью по умолчанию другую роль', 'in_use');
  }
  const granted = permissions.filter((flag) => after.has(flag));
  if (plain['default'] === true) {
    // Everybody who registers gets the default role, so making a role the default grants its permissions.
    if (role?.default !== true && ungrantablePermissions(scope, granted).length > 0) {
      throw invalid('default', 'Роль даёт права, которых нет у вас', 'forbidden');
    }
    await transaction
      .update(roles)
      .set({ default: false })
      .where(
        and(eq(roles.company_id, scope.companyId), eq(roles.default, true), ne(roles.id, id ?? 0)),
      );
  }
  return on.length + off.length === 0 ? plain : { ...plain, permissions: granted };
}

function requireReach(scope: Scope, changed: readonly Permission[]): void {
  const [foreign] = ungrantablePermissions(scope, changed);
  if (foreign !== undefined) {
    throw invalid(foreign, 'Нельзя дать или снять право, которого нет у вас', 'forbidden');
  }
}

function splitFlags({ permissions: together, ...others }: Row): {
  plain: Row;
  on: Permission[];
  off: Permission[];
} {
  const flags = new Set<string>(permissions);
  const isFlag = (name: string): name is Permission => flags.has(name);
  // A single field takes precedence over the object.
  const values: Row = { ...Object(together), ...others };
  const sent = Object.keys(values).filter(isFlag);
  return {
    plain: Object.fromEntries(Object.entries(values).filter(([name]) => !isFlag(name))),
    on: sent.filter((name) => values[name] === true),
    off: sent.filter((name) => values[name] === false),
  };
}

/** The current role, locked against concurrent changes. */
async function roleBefore(transaction: Transaction, scope: Scope, id: number) {
  const [role] = await transaction
    .select({ permissions: roles.permissions, default: roles.default })
    .from(roles)
    .where(and(eq(roles.company_id, scope.companyId), eq(roles.id, id)))
    .for('update');
  return role as { permissions: Permission[]; default: boolean } | undefined;
}

async function refuseRoleInUse(transaction: Transaction, scope: Scope, id: number): Promise<void> {
  const role = await roleResource.find(transaction, scope, id, {
    ...wholeRecord,
    columns: ['default'],
  });
  if (role['default'] === true) {
    throw inUse('Это роль по умолчанию. Сначала сделайте такой другую роль');
  }
  const { users, forms, invites } = await rowOf<{
    users: number;
    forms: string | null;
    invites: string | null;
  }>(
    transaction,
    sql`select
      (select count(*)::integer from member_roles where company_id = ${scope.companyId} and role_id = ${id}) as users,
      (select string_agg('«' || name || '»', ', ' order by name) from forms where company_id = ${scope.companyId} and role_id = ${id}) as forms,
      (select string_agg('«' || invite.name || '»', ', ' order by invite.name) from invite_roles given join invites invite on invite.company_id = given.company_id and invite.id = given.invite_id
        where given.company_id = ${scope.companyId} and given.target_id = ${id}) as invites`,
  );
  if (users > 0) {
    const holders = countOf(users, ['пользователя', 'пользователей', 'пользователей']);
    throw inUse(`Роль есть у ${holders}. Сначала снимите её`);
  }
  if (forms !== null) throw inUse(`Роль дают формы: ${forms}. Сначала выберите в них другую`);
  if (invites !== null) throw inUse(`Роль дают приглашения: ${invites}. Сначала уберите её из них`);
}

const inUse = (message: string) => conflict('in_use', message);

const flagName = z.enum(permissions as [Permission, ...Permission[]]);

const permissionGroupSchema = z.object({
  name: z.string(),
  title: z.string(),
  permissions: z.array(
    z.object({
      name: flagName,
      title: z.string(),
      for_learners: z
        .boolean()
        .describe(
          'Whether callers can give it without having it, because it gives no power over others.',
        ),
      needs: z
        .array(z.array(flagName))
        .describe(
          'Permissions without which it has no effect: at least one of each list is required, and the first is added if there is none.',
        ),
    }),
  ),
});

const rolePresetSchema = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(flagName),
});

function registerPermissions(app: FastifyInstance, database: Database): void {
  const groups = Object.entries(permissionGroups).map(([name, { title, permissions: flags }]) => ({
    name,
    title,
    permissions: Object.entries(flags).map(([flag, words]) => ({
      name: flag as Permission,
      title: words,
      for_learners: learnerPermissions.includes(flag as Permission),
      needs: prerequisitesOf(flag as Permission).map((anyOf) => [...anyOf]),
    })),
  }));
  const presets = rolePresets.map((preset) => ({
    ...preset,
    permissions: [...preset.permissions],
  }));
  const tag = 'Roles and groups';
  personRoute(app, database, {
    method: 'GET',
    path: '/permissions',
    tag,
    summary: 'List all permissions by group, with titles and prerequisites',
    answer: z.array(permissionGroupSchema),
    run: async () => groups,
  });
  personRoute(app, database, {
    method: 'GET',
    path: '/role_presets',
    tag,
    summary: 'List the role presets by profession',
    answer: z.array(rolePresetSchema),
    run: async () => presets,
  });
}
