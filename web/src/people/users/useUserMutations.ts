// The bulk mutations of users, in pieces that the server takes.
import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { succeeded } from '../../kit/answer.ts';
import { inPieces, type Chosen as ChosenRecords } from '../../kit/bulk.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type {
  UserMatch,
  UserSelection,
  UserStatus,
  useUserMutationsBlockMutation,
} from '../../__generated__/useUserMutationsBlockMutation.graphql.ts';
import type { useUserMutationsUnblockMutation } from '../../__generated__/useUserMutationsUnblockMutation.graphql.ts';
import type { useUserMutationsDeleteMutation } from '../../__generated__/useUserMutationsDeleteMutation.graphql.ts';
import type { useUserMutationsRestoreMutation } from '../../__generated__/useUserMutationsRestoreMutation.graphql.ts';
import type { useUserMutationsAttachRolesMutation } from '../../__generated__/useUserMutationsAttachRolesMutation.graphql.ts';
import type { useUserMutationsDetachRolesMutation } from '../../__generated__/useUserMutationsDetachRolesMutation.graphql.ts';
import type { useUserMutationsAttachGroupsMutation } from '../../__generated__/useUserMutationsAttachGroupsMutation.graphql.ts';
import type { useUserMutationsDetachGroupsMutation } from '../../__generated__/useUserMutationsDetachGroupsMutation.graphql.ts';

export type StatusChange = 'block' | 'unblock' | 'delete' | 'restore';
export type Link = 'roles' | 'groups';

/** Users, and how many they are. */
export interface Chosen {
  users: ChosenRecords<UserMatch>;
  count: number;
}

export interface Result {
  changed: number;
  skipped: number;
  /** Who was changed; null where the server does not say, since they were chosen by a match. */
  ids: string[] | null;
}

export function useUserMutations(companyId: string): {
  /** Null when it failed. */
  changeStatus: (chosen: Chosen, change: StatusChange) => Promise<Result | null>;
  link: (
    chosen: Chosen,
    link: Link,
    change: { give: boolean; ids: string[] },
  ) => Promise<Result | null>;
} {
  const alerts = useAlerts();
  const [block] = useMutation<useUserMutationsBlockMutation>(graphql`
    mutation useUserMutationsBlockMutation($input: BlockUsersInput!) {
      blockUsers(input: $input) {
        users {
          id
          status
        }
        changedCount
        skippedCount
        userErrors {
          message
        }
      }
    }
  `);
  const [unblock] = useMutation<useUserMutationsUnblockMutation>(graphql`
    mutation useUserMutationsUnblockMutation($input: UnblockUsersInput!) {
      unblockUsers(input: $input) {
        users {
          id
          status
        }
        changedCount
        skippedCount
        userErrors {
          message
        }
      }
    }
  `);
  const [remove] = useMutation<useUserMutationsDeleteMutation>(graphql`
    mutation useUserMutationsDeleteMutation($input: DeleteUsersInput!) {
      deleteUsers(input: $input) {
        deletedUserIds
        deletedCount
        skippedCount
        userErrors {
          message
        }
      }
    }
  `);
  const [restore] = useMutation<useUserMutationsRestoreMutation>(graphql`
    mutation useUserMutationsRestoreMutation($input: RestoreUsersInput!) {
      restoreUsers(input: $input) {
        restoredCount
        userErrors {
          message
        }
      }
    }
  `);
  const [attachRoles] = useMutation<useUserMutationsAttachRolesMutation>(graphql`
    mutation useUserMutationsAttachRolesMutation($input: AttachUserRolesInput!) {
      attachUserRoles(input: $input) {
        changedCount
        skippedCount
        userErrors {
          message
        }
      }
    }
  `);
  const [detachRoles] = useMutation<useUserMutationsDetachRolesMutation>(graphql`
    mutation useUserMutationsDetachRolesMutation($input: DetachUserRolesInput!) {
      detachUserRoles(input: $input) {
        changedCount
        skippedCount
        userErrors {
          message
        }
      }
    }
  `);
  const [attachGroups] = useMutation<useUserMutationsAttachGroupsMutation>(graphql`
    mutation useUserMutationsAttachGroupsMutation($input: AttachUserGroupsInput!) {
      attachUserGroups(input: $input) {
        changedCount
        skippedCount
        userErrors {
          message
        }
      }
    }
  `);
  const [detachGroups] = useMutation<useUserMutationsDetachGroupsMutation>(graphql`
    mutation useUserMutationsDetachGroupsMutation($input: DetachUserGroupsInput!) {
      detachUserGroups(input: $input) {
        changedCount
        skippedCount
        userErrors {
          message
        }
      }
    }
  `);

  const statusChanges: Record<StatusChange, (users: UserSelection) => Promise<Result | null>> = {
    block: async (users) => {
      const answer = await block({ variables: { input: { companyId, users } } });
      return succeeded(answer, alerts) ? changedOf(answer.response.blockUsers, users) : null;
    },
    unblock: async (users) => {
      const answer = await unblock({ variables: { input: { companyId, users } } });
      return succeeded(answer, alerts) ? changedOf(answer.response.unblockUsers, users) : null;
    },
    delete: async (users) => {
      const answer = await remove({
        variables: { input: { companyId, users } },
        updater: (store) => setStatus(store, users, 'DELETED'),
      });
      if (!succeeded(answer, alerts)) return null;
      const { deletedUserIds: ids, deletedCount, skippedCount } = answer.response.deleteUsers;
      const isWhole = ids.length === deletedCount;
      return { changed: deletedCount, skipped: skippedCount, ids: isWhole ? [...ids] : null };
    },
    restore: async (users) => {
      const answer = await restore({
        variables: { input: { companyId, users } },
        updater: (store) => setStatus(store, users, 'ACTIVE'),
      });
      if (!succeeded(answer, alerts)) return null;
      const { restoredCount } = answer.response.restoreUsers;
      return { changed: restoredCount, skipped: 0, ids: users.ids ? [...users.ids] : null };
    },
  };

  const links = {
    roles: async (users: UserSelection, give: boolean, roleIds: string[]) => {
      const variables = { input: { companyId, users, roleIds } };
      if (give) {
        const answer = await attachRoles({ variables });
        return succeeded(answer, alerts) ? countsOf(answer.response.attachUserRoles) : null;
      }
      const answer = await detachRoles({ variables });
      return succeeded(answer, alerts) ? countsOf(answer.response.detachUserRoles) : null;
    },
    groups: async (users: UserSelection, give: boolean, groupIds: string[]) => {
      const variables = { input: { companyId, users, groupIds } };
      if (give) {
        const answer = await attachGroups({ variables });
        return succeeded(answer, alerts) ? countsOf(answer.response.attachUserGroups) : null;
      }
      const answer = await detachGroups({ variables });
      return succeeded(answer, alerts) ? countsOf(answer.response.detachUserGroups) : null;
    },
  };

  return {
    changeStatus: (chosen, change) => sendAll(chosen, statusChanges[change]),
    link: (chosen, link, { give, ids }) =>
      sendAll(chosen, (users) => links[link](users, give, ids)),
  };
}

/** These two mutations answer with numbers alone; who was named and is known here has another status now. */
function setStatus(store: RecordSourceProxy, { ids }: UserSelection, status: UserStatus): void {
  for (const id of ids ?? []) store.get(id)?.setValue(status, 'status');
}

interface Counts {
  readonly changedCount: number;
  readonly skippedCount: number;
}

const countsOf = ({ changedCount, skippedCount }: Counts): Result => ({
  changed: changedCount,
  skipped: skippedCount,
  ids: null,
});

const changedOf = (
  payload: Counts & { readonly users: readonly { readonly id: string }[] },
  chosen: UserSelection,
): Result => ({
  ...countsOf(payload),
  ids: chosen.ids ? payload.users.map(({ id }) => id) : null,
});

/** Null when nothing went through. */
async function sendAll(
  { users }: Chosen,
  send: (users: UserSelection) => Promise<Result | null>,
): Promise<Result | null> {
  const results = await inPieces(users, send);
  if (results.length === 0) return null;
  return results.reduce((sum, { changed, skipped, ids }) => ({
    changed: sum.changed + changed,
    skipped: sum.skipped + skipped,
    ids: sum.ids && ids && [...sum.ids, ...ids],
  }));
}
