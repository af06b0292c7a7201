// Bulk actions on users: their status, roles and groups.
import { changesMany, deletesMany, restoresMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { users } from '../collections.ts';
import { groupIds, roleIds } from '../input-ids.ts';

const chosenUsers = selectionOf(users, 'пользователи', 'пользователей');

export default {
  resolvers: {
    Mutation: {
      blockUsers: changesMany(chosenUsers, 'block'),
      unblockUsers: changesMany(chosenUsers, 'unblock'),
      attachUserRoles: changesMany(chosenUsers, 'attach_roles', { roleIds }),
      detachUserRoles: changesMany(chosenUsers, 'detach_roles', { roleIds }),
      attachUserGroups: changesMany(chosenUsers, 'attach_groups', { groupIds }),
      detachUserGroups: changesMany(chosenUsers, 'detach_groups', { groupIds }),
      deleteUsers: deletesMany(chosenUsers),
      restoreUsers: restoresMany(chosenUsers),
    },
  },
} satisfies Domain;
