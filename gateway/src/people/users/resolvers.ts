// The users of a company: reading them, creating and changing one.
import type { CompanyUsersArgs, Resolvers, UserStatus } from '../../__generated__/resolvers.ts';
import type { UserRow } from '../../__generated__/rows.ts';
import { auditLog, auditsOf } from '../../audits/index.ts';
import { courses } from '../../courses/index.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection, oneOf } from '../../kit/plan/reads.ts';
import { orderParams, statusCounts } from '../../kit/records/connection.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { creates, performs, updates } from '../../kit/records/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { users } from '../collections.ts';
import { groupIds, roleIds } from '../input-ids.ts';
import { filterParams } from './user-filter.ts';

const resolvers: Resolvers = {
  Company: {
    users: connection({
      collection: users.inCompany,
      params: ({ search, filter, orderBy }: CompanyUsersArgs, { id }) => ({
        search,
        ...filterParams(id, filter),
        ...orderParams(orderBy, { field: 'full_name' }),
      }),
      countBy: { field: 'countByStatus', column: 'status' },
    }),
    user: oneOf(users.inCompany),
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
    audits: connection({ collection: auditsOf(users) }),
    actions: connection({
      collection: ({ company_id }: UserRow) => auditLog(company_id),
      params: (_args: object, { id }) => ({ author_id: id, sort: 'id', desc: 1 }),
    }),
  },
  Mutation: {
    createUser: creates(users, { roleIds, groupIds }),
    updateUser: updates(users),
    changeUserPassword: performs(users, 'change_password'),
    changeUserEmail: performs(users, 'change_email'),
    resetUserLoginBlock: performs(users, 'reset_login_block'),
    resetUserTwoStep: performs(users, 'reset_two_step'),
  },
};

export default {
  resolvers,
  shapes: {
    User: {
      roles: relation('roles'),
      groups: relation('groups'),
    },
  },
  nodes: nodesOf(users),
} satisfies Domain;
