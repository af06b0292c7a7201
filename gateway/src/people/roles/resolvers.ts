// Roles and the permissions that they grant.
import type { Permission, PermissionGroup, Resolvers } from '../../__generated__/resolvers.ts';
import { historyOf } from '../../audits/index.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns, reference, relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { sorts } from '../../kit/mutations/sorts.ts';
import type { Translation } from '../../kit/mutations/translations.ts';
import { creates, deletes, updates } from '../../kit/mutations/writes.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { path } from '../../kit/rest/path.ts';
import { enumNames } from '../../kit/schema/enums.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { roles, users } from '../collections.ts';

/** All permissions of the schema; in REST each is a column of the role. */
const flags = enumNames('Permission').map((name) => name.toLowerCase() as Permission);

/**
 * Sends every permission as on or off, so that exactly the given ones are granted; an error of one is reported for the
 * whole list.
 */
const permissions: Translation<readonly Permission[] | null> = {
  names: flags,
  body: (granted) =>
    granted ? Object.fromEntries(flags.map((flag) => [flag, granted.includes(flag)])) : {},
};

interface RestPermissionGroup {
  readonly name: string;
  readonly title: string;
  readonly permissions: readonly {
    readonly name: string;
    readonly title: string;
    readonly for_learners: boolean;
    /** Missing on older servers. */
    readonly needs?: readonly (readonly string[])[];
  }[];
}

interface RestRolePreset {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

const resolvers: Resolvers = {
  Query: {
    permissionGroups: withCall(
      async (_: unknown, _args: object, { rest }: Context) => {
        const { data } = await rest.get<RestPermissionGroup[]>(path`/permissions`);
        return data.map(knownPermissions);
      },
      { method: 'GET', route: '/permissions', records: [], size: () => 1 },
    ),
    rolePresets: withCall(
      async (_: unknown, _args: object, { rest }: Context) => {
        try {
          const { data } = await rest.get<RestRolePreset[]>(path`/role_presets`);
          return data.map((preset) => ({ ...preset, permissions: known(preset.permissions) }));
        } catch (error) {
          if (isRestError(error, 404)) return [];
          throw error;
        }
      },
      { method: 'GET', route: '/role_presets', records: [], size: () => 1 },
    ),
  },
  Company: {
    roles: connection(roles, { sort: 'priority', desc: true }),
    role: recordById(roles),
  },
  Role: {
    permissions: (row) => flags.filter((flag) => row[flag]),
    users: connection(users, { by: 'role_id', sort: 'full_name' }),
    ...historyOf(roles),
  },
  Mutation: {
    createRole: creates(roles, { permissions }),
    updateRole: updates(roles, { permissions }),
    deleteRole: deletes(roles),
    sortRoles: sorts(roles, 'roleIds', 'Роль не найдена'),
  },
};

export default {
  resolvers,
  shapes: {
    Form: { role: reference('role_id', roles) },
    Role: {
      permissions: columns(...flags),
      forms: relation('forms'),
    },
  },
  nodes: nodeReaders(roles),
} satisfies Domain;

/**
 * A newer server may have permissions that this schema does not know; its clients cannot use them.
 */
const known = (names: readonly string[]): Permission[] =>
  flags.filter((flag) => names.includes(flag));

function knownPermissions({ name, title, permissions }: RestPermissionGroup): PermissionGroup {
  return {
    name,
    title,
    permissions: permissions.flatMap((flag) =>
      known([flag.name]).map((permission) => ({
        permission,
        title: flag.title,
        forLearners: flag.for_learners,
        needs: (flag.needs ?? []).map((anyOf) => ({
          anyOf: anyOf.flatMap((needed) => known([needed])),
        })),
      })),
    ),
  };
}
