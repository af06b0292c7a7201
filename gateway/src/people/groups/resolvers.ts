// Groups: named sets of a company's users.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  CompanyGroupsArgs,
  CreateGroupInput,
  DeleteGroupsInput,
  GroupMatch,
  GroupUsersArgs,
  Resolvers,
  UpdateGroupInput,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow, GroupRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { columns } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { chosenBody, type Choosing } from '../../kit/records/chosen.ts';
import { orderParams } from '../../kit/records/connection.ts';
import { requireGlobal, requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { bodyOf, changedRecord, mutation } from '../../kit/records/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { groups as groupCollection, users } from '../collections.ts';

const chosenGroups: Choosing<GroupMatch> = {
  type: 'Group',
  field: 'groups',
  ids: 'groups_id',
  params: (_companyId, { search }) => ({ search }),
  texts: {
    either: 'Укажите либо группы, либо условия отбора',
    unknown: 'Не все выбранные группы есть в этой компании',
  },
};

const resolvers: Resolvers = {
  Company: {
    groups: connection({
      collection: ({ id }: CompanyRow) => groupCollection(id),
      params: ({ search, orderBy }: CompanyGroupsArgs) => ({
        search,
        ...orderParams(orderBy, { field: 'name' }),
      }),
    }),
  },
  Group: {
    users: connection({
      collection: ({ company_id }: GroupRow) => users(company_id),
      params: ({ search }: GroupUsersArgs, { id }) => ({ group_id: id, search, sort: 'full_name' }),
      countBy: { field: 'countByStatus', column: 'status' },
    }),
  },
  Mutation: {
    createGroup: mutation<CreateGroupInput, { group: GroupRow | null }>(
      { call: 'POST /companies/{companyId}/groups', failed: { group: null } },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await context.rest.write<GroupRow>(
          'POST',
          groupCollection(companyId).path,
          bodyOf(input, ['companyId']),
        );
        return { group: await asSelected(context, info, companyId, data) };
      },
    ),
    updateGroup: mutation<UpdateGroupInput, { group: GroupRow | null }>(
      { call: 'PUT /companies/{companyId}/groups/{id}', failed: { group: null } },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'Group');
        const { data } = await context.rest.write<GroupRow>(
          'PUT',
          path`/companies/${{ companyId }}/groups/${{ id }}`,
          bodyOf(input, ['id']),
        );
        return { group: await asSelected(context, info, companyId, data) };
      },
    ),
    deleteGroups: mutation<DeleteGroupsInput, { deletedGroupIds: string[]; deletedCount: number }>(
      {
        call: 'POST /companies/{companyId}/groups/delete',
        failed: { deletedGroupIds: [], deletedCount: 0 },
        fields: { groups_id: 'groups.ids', matching: 'groups.matching' },
      },
      async (input, { rest }) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await rest.write<{ count: number; ids: number[] }>(
          'POST',
          path`/companies/${{ companyId }}/groups/delete`,
          chosenBody(companyId, input.groups, chosenGroups),
        );
        return {
          deletedGroupIds: data.ids.map((id) => toGlobalId({ type: 'Group', companyId, id })),
          deletedCount: data.count,
        };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    Group: { viewerCanUpdate: columns('can_update'), viewerCanDelete: columns('can_delete') },
  },
  nodes: { Group: nodesOf(groupCollection) },
} satisfies Domain;

function asSelected(context: Context, info: GraphQLResolveInfo, companyId: number, row: GroupRow) {
  const collection = groupCollection(companyId);
  return changedRecord(context, info, 'group', collection.complete(row), (plan) =>
    loadRecord(context.rest, collection, row.id, plan),
  );
}
