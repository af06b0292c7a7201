// What is done with many users at once: their status, their roles, their groups.
import type { Resolvers, RestoreUsersInput } from '../../__generated__/resolvers.ts';
import { bulk, bulkCall, changesMany, deletesMany } from '../../kit/records/bulk.ts';
import { mutation } from '../../kit/records/payload.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { groupIds, roleIds } from '../input-ids.ts';
import { chosenUsers } from './user-filter.ts';

const resolvers: Resolvers = {
  Mutation: {
    blockUsers: changesMany(chosenUsers, 'block'),
    unblockUsers: changesMany(chosenUsers, 'unblock'),
    attachUserRoles: changesMany(chosenUsers, 'attach_roles', { roleIds }),
    detachUserRoles: changesMany(chosenUsers, 'detach_roles', { roleIds }),
    attachUserGroups: changesMany(chosenUsers, 'attach_groups', { groupIds }),
    detachUserGroups: changesMany(chosenUsers, 'detach_groups', { groupIds }),
    deleteUsers: deletesMany(chosenUsers),
    restoreUsers: mutation<RestoreUsersInput, { restoredCount: number }>(
      { ...bulkCall(chosenUsers, 'restore'), failed: { restoredCount: 0 } },
      async (input, context) => ({
        restoredCount: (await bulk(context, chosenUsers, 'restore', input)).count,
      }),
    ),
  },
};

export default { resolvers } satisfies Domain;
