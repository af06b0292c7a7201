// Roles and the permission flags that they grant.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  CompanyRolesArgs,
  CreateRoleInput,
  DeleteRoleInput,
  Permission,
  PermissionGroup,
  Resolvers,
  RoleUsersArgs,
  SortRolesInput,
  UpdateRoleInput,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow, RoleRow } from '../../__generated__/rows.ts';
import { auditsOf } from '../../audits/index.ts';
import type { Context } from '../../context.ts';
import { calling } from '../../kit/plan/calls.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { connection, oneOf } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { inputIds } from '../../kit/records/chosen.ts';
import { orderParams } from '../../kit/records/connection.ts';
import { requireGlobal, requireInCompany } from '../../kit/records/ids.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { bodyOf, changedRecord, mutation } from '../../kit/records/payload.ts';
import { loadRecord, loadRecords } from '../../kit/records/records.ts';
import { path } from '../../kit/rest/path.ts';
import { enumNames } from '../../kit/schema/enums.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { roles as roleCollection, users } from '../collections.ts';

/** Every flag that the schema knows; in REST each is a column of the role. */
const flags = enumNames('Permission').map((name) => name.toLowerCase() as Permission);

/** A flag that is refused concerns the list of them. */
const FIELDS = {
  ...Object.fromEntries(flags.map((flag) => [flag, 'permissions'])),
  role_ids: 'roleIds',
};

interface RestPermissionGroup {
  readonly name: string;
  readonly title: string;
  readonly permissions: readonly {
    readonly name: string;
    readonly title: string;
    readonly for_learners: boolean;
  }[];
}

const resolvers: Resolvers = {
  Query: {
    permissionGroups: calling(
      async (_: unknown, _args: object, { rest }: Context) => {
        const { data } = await rest.get<RestPermissionGroup[]>(path`/permissions`);
        return data.map(knownPermissions);
      },
      { method: 'GET', route: '/permissions', records: [], size: () => 1 },
    ),
  },
  Company: {
    roles: connection({
      collection: ({ id }: CompanyRow) => roleCollection(id),
      params: ({ search, orderBy }: CompanyRolesArgs) => ({
        search,
        ...orderParams(orderBy, { field: 'priority', direction: 'desc' }),
      }),
    }),
    role: oneOf((company: CompanyRow) => roleCollection(company.id)),
  },
  Role: {
    permissions: (row) => flags.filter((flag) => row[flag]),
    users: connection({
      collection: ({ company_id }: RoleRow) => users(company_id),
      params: ({ search }: RoleUsersArgs, { id }) => ({ role_id: id, search, sort: 'full_name' }),
      countBy: { field: 'countByStatus', column: 'status' },
    }),
    audits: connection({ collection: auditsOf(roleCollection) }),
  },
  Mutation: {
    createRole: mutation<CreateRoleInput, { role: RoleRow | null }>(
      { call: 'POST /companies/{companyId}/roles', failed: { role: null }, fields: FIELDS },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await context.rest.write<RoleRow>('POST', roleCollection(companyId).path, {
          ...bodyOf(input, ['companyId', 'permissions']),
          ...flagsBody(input.permissions),
        });
        return { role: await asSelected(context, info, companyId, data) };
      },
    ),
    updateRole: mutation<UpdateRoleInput, { role: RoleRow | null }>(
      { call: 'PUT /companies/{companyId}/roles/{id}', failed: { role: null }, fields: FIELDS },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'Role');
        const { data } = await context.rest.write<RoleRow>(
          'PUT',
          path`/companies/${{ companyId }}/roles/${{ id }}`,
          { ...bodyOf(input, ['id', 'permissions']), ...flagsBody(input.permissions) },
        );
        return { role: await asSelected(context, info, companyId, data) };
      },
    ),
    deleteRole: mutation<DeleteRoleInput, { deletedRoleId: string | null }>(
      { call: 'DELETE /companies/{companyId}/roles/{id}', failed: { deletedRoleId: null } },
      async (input, { rest }) => {
        const { companyId, id } = requireInCompany(input.id, 'Role');
        await rest.write('DELETE', path`/companies/${{ companyId }}/roles/${{ id }}`);
        return { deletedRoleId: input.id };
      },
    ),
    sortRoles: mutation<SortRolesInput, { roles: RoleRow[] }>(
      {
        call: 'POST /companies/{companyId}/roles/multi_sort',
        failed: { roles: [] },
        fields: FIELDS,
      },
      async (input, { rest, shapes }, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const ids = inputIds(companyId, 'Role', input.roleIds, 'roleIds', 'Роль не найдена');
        await rest.write('POST', path`/companies/${{ companyId }}/roles/multi_sort`, {
          role_ids: ids,
        });
        const plan = planRecord(info, shapes, { at: ['roles'] });
        return { roles: plan ? await loadRecords(rest, roleCollection(companyId), ids, plan) : [] };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    Role: {
      permissions: columns(...flags),
      forms: relation('forms'),
      viewerCanUpdate: columns('can_update'),
      viewerCanDelete: columns('can_delete'),
    },
  },
  nodes: { Role: nodesOf(roleCollection) },
} satisfies Domain;

/** A newer server may know flags that this schema does not; they are of no use to its clients. */
function knownPermissions({ name, title, permissions }: RestPermissionGroup): PermissionGroup {
  const known = permissions.filter((flag) => flags.includes(flag.name as Permission));
  return {
    name,
    title,
    permissions: known.map((flag) => ({
      permission: flag.name as Permission,
      title: flag.title,
      forLearners: flag.for_learners,
    })),
  };
}

/** All flags, on or off, so that what is granted is what was sent; nothing when nothing was sent. */
function flagsBody(granted: readonly Permission[] | null | undefined): Record<string, boolean> {
  if (!granted) return {};
  return Object.fromEntries(flags.map((flag) => [flag, granted.includes(flag)]));
}

function asSelected(context: Context, info: GraphQLResolveInfo, companyId: number, row: RoleRow) {
  const collection = roleCollection(companyId);
  return changedRecord(context, info, 'role', collection.complete(row), (plan) =>
    loadRecord(context.rest, collection, row.id, plan),
  );
}
