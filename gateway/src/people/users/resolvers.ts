// Users of a company: reading, creating and changing them.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import { auditLog, historyOf } from '../../audits/index.ts';
import { customFieldConditions } from '../../forms/index.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { createsMany } from '../../kit/mutations/creates-many.ts';
import { creates, performs, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { users } from '../collections.ts';
import { groupIds, roleIds } from '../input-ids.ts';

const resolvers: Resolvers = {
  Company: {
    users: connection(users, { sort: 'full_name' }),
    user: recordById(users),
  },
  User: {
    // Servers with only the documented contract return the parts of the name.
    fullName: ({ full_name, surname, name }) =>
      full_name ?? [surname, name].filter(Boolean).join(' '),
    ...historyOf(users),
    actions: connection(auditLog, { by: 'author_id', sort: 'id', desc: true }),
  },
  Mutation: {
    createUser: creates(users, { roleIds, groupIds }),
    createUsers: createsMany(users, 'users', { roleIds, groupIds }),
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
      fullName: columns('name', 'surname', 'full_name'),
      roles: relation('roles'),
      groups: relation('groups'),
    },
  },
  conditions: { UserFilter: { customFields: customFieldConditions } },
  nodes: nodeReaders(users),
} satisfies Domain;
