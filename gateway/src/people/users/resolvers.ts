// The users of a company: reading them, creating and changing one.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  ChangeUserEmailInput,
  ChangeUserPasswordInput,
  CompanyUsersArgs,
  CreateUserInput,
  ResetUserLoginBlockInput,
  ResetUserTwoStepInput,
  Resolvers,
  UpdateUserInput,
  UserStatus,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow, UserRow } from '../../__generated__/rows.ts';
import { auditLog, auditsOf } from '../../audits/index.ts';
import type { Context } from '../../context.ts';
import { courses } from '../../courses/index.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { connection, oneOf } from '../../kit/plan/reads.ts';
import { inputIds } from '../../kit/records/chosen.ts';
import { orderParams, statusCounts } from '../../kit/records/connection.ts';
import { requireGlobal, requireInCompany } from '../../kit/records/ids.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { bodyOf, changedRecord, type Input, mutation } from '../../kit/records/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import type { WriteMethod } from '../../kit/rest/client.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { users as userCollection } from '../collections.ts';
import { filterParams } from './user-filter.ts';

type Changed = { user: UserRow | null };

const FIELDS = { roles_id: 'roleIds', groups_id: 'groupIds' };

const resolvers: Resolvers = {
  Company: {
    users: connection({
      collection: ({ id }: CompanyRow) => userCollection(id),
      params: ({ search, filter, orderBy }: CompanyUsersArgs, { id }) => ({
        search,
        ...filterParams(id, filter),
        ...orderParams(orderBy, { field: 'full_name' }),
      }),
      countBy: { field: 'countByStatus', column: 'status' },
    }),
    user: oneOf((company: CompanyRow) => userCollection(company.id)),
  },
  UserConnection: {
    countByStatus: (connection, _args, _context, { schema }) =>
      statusCounts<UserStatus>(connection, schema.getType('UserStatus')),
  },
  User: {
    courses: connection({
      collection: ({ company_id }: UserRow) => courses(company_id),
      params: (_args: object, { id }) => ({ user_id: id, sort: 'name' }),
      countBy: { field: 'countByStatus', column: 'status' },
    }),
    audits: connection({ collection: auditsOf(userCollection) }),
    actions: connection({
      collection: ({ company_id }: UserRow) => auditLog(company_id),
      params: (_args: object, { id }) => ({ author_id: id, sort: 'id', desc: 1 }),
    }),
  },
  Mutation: {
    createUser: mutation<CreateUserInput, Changed>(
      { call: 'POST /companies/{companyId}/users', failed: { user: null }, fields: FIELDS },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { roleIds, groupIds } = input;
        const { data } = await context.rest.write<UserRow>('POST', userCollection(companyId).path, {
          ...bodyOf(input, ['companyId', 'roleIds', 'groupIds']),
          roles_id: roleIds && inputIds(companyId, 'Role', roleIds, 'roleIds', 'Роль не найдена'),
          groups_id:
            groupIds && inputIds(companyId, 'Group', groupIds, 'groupIds', 'Группа не найдена'),
        });
        return { user: await asSelected(context, info, companyId, data) };
      },
    ),
    updateUser: mutation<UpdateUserInput, Changed>(
      { call: 'PUT /companies/{companyId}/users/{id}', failed: { user: null } },
      (input, context, info) => change(context, info, input, 'PUT'),
    ),
    changeUserPassword: mutation<ChangeUserPasswordInput, Changed>(
      { call: 'POST /companies/{companyId}/users/{id}/change_password', failed: { user: null } },
      (input, context, info) => change(context, info, input, 'POST', 'change_password'),
    ),
    changeUserEmail: mutation<ChangeUserEmailInput, Changed>(
      { call: 'POST /companies/{companyId}/users/{id}/change_email', failed: { user: null } },
      (input, context, info) => change(context, info, input, 'POST', 'change_email'),
    ),
    resetUserLoginBlock: mutation<ResetUserLoginBlockInput, Changed>(
      { call: 'POST /companies/{companyId}/users/{id}/reset_login_block', failed: { user: null } },
      (input, context, info) => change(context, info, input, 'POST', 'reset_login_block'),
    ),
    resetUserTwoStep: mutation<ResetUserTwoStepInput, Changed>(
      { call: 'POST /companies/{companyId}/users/{id}/reset_two_step', failed: { user: null } },
      (input, context, info) => change(context, info, input, 'POST', 'reset_two_step'),
    ),
  },
};

export default {
  resolvers,
  shapes: {
    User: {
      roles: relation('roles'),
      groups: relation('groups'),
      viewerCanUpdate: columns('can_update'),
      viewerCanDelete: columns('can_delete'),
      viewerCanManageAccount: columns('can_manage_account'),
    },
  },
  nodes: { User: nodesOf(userCollection) },
} satisfies Domain;

async function change(
  context: Context,
  info: GraphQLResolveInfo,
  input: Input & { id: string },
  method: WriteMethod,
  action?: string,
): Promise<Changed> {
  const { companyId, id } = requireInCompany(input.id, 'User');
  const at =
    action === undefined
      ? path`/companies/${{ companyId }}/users/${{ id }}`
      : path`/companies/${{ companyId }}/users/${{ id }}/${{ action }}`;
  const { data } = await context.rest.write<UserRow>(method, at, bodyOf(input, ['id']));
  return { user: await asSelected(context, info, companyId, data) };
}

function asSelected(context: Context, info: GraphQLResolveInfo, companyId: number, row: UserRow) {
  const collection = userCollection(companyId);
  return changedRecord(context, info, 'user', collection.complete(row), (plan) =>
    loadRecord(context.rest, collection, row.id, plan),
  );
}
