// Groups: named sets of a company's users.
import type {
  CompanyGroupsArgs,
  GroupMatch,
  GroupUsersArgs,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { GroupRow } from '../../__generated__/rows.ts';
import { connection } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/records/bulk.ts';
import { choosing } from '../../kit/records/chosen.ts';
import { orderParams } from '../../kit/records/connection.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { creates, updates } from '../../kit/records/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { groups, users } from '../collections.ts';

const chosenGroups = choosing(groups, {
  field: 'groups',
  params: (_companyId, { search }: GroupMatch) => ({ search }),
  they: 'группы',
});

const resolvers: Resolvers = {
  Company: {
    groups: connection({
      collection: groups.inCompany,
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
    createGroup: creates(groups),
    updateGroup: updates(groups),
    deleteGroups: deletesMany(chosenGroups),
  },
};

export default {
  resolvers,
  shapes: {
    Group: {},
  },
  nodes: nodesOf(groups),
} satisfies Domain;
