// Groups: named sets of a company's users.
import { connection } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { creates, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { groups, users } from '../collections.ts';

export default {
  resolvers: {
    Company: { groups: connection(groups, { sort: 'name' }) },
    Group: { users: connection(users, { by: 'group_id', sort: 'full_name' }) },
    Mutation: {
      createGroup: creates(groups),
      updateGroup: updates(groups),
      deleteGroups: deletesMany(selectionOf(groups, 'группы')),
    },
  },
  nodes: nodeReaders(groups),
} satisfies Domain;
