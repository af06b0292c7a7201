// The bulk mutations of users' statuses, sent in batches of the server's limit.
import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { inBatches, type BulkSelection } from '../../kit/relay/bulk.ts';
import { outcomeOf, type Outcome, type SkippedKeys } from '../../kit/relay/outcome.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
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

export type StatusChange = 'block' | 'unblock' | 'delete' | 'restore';

type ChosenUsers = BulkSelection<UserMatch>;

export function useUserMutations(companyId: string): {
  /** Resolves to null on failure. */
  changeStatus: (chosen: ChosenUsers, change: StatusChange) => Promise<Outcome | null>;
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
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
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
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [remove] = useMutation<useUserMutationsDeleteMutation>(graphql`
    mutation useUserMutationsDeleteMutation($input: DeleteUsersInput!) {
      deleteUsers(input: $input) {
        deletedUserIds
        deletedCount
        deletion
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [restore] = useMutation<useUserMutationsRestoreMutation>(graphql`
    mutation useUserMutationsRestoreMutation($input: RestoreUsersInput!) {
      restoreUsers(input: $input) {
        users {
          id
          status
        }
        restoredCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);

  const statusChanges: Record<StatusChange, (users: UserSelection) => Promise<Outcome | null>> = {
    block: async (users) => {
      const answer = await block({ variables: { input: { companyId, users } } });
      return succeeded(answer, alerts) ? changedOf(answer.response.blockUsers) : null;
    },
    unblock: async (users) => {
      const answer = await unblock({ variables: { input: { companyId, users } } });
      return succeeded(answer, alerts) ? changedOf(answer.response.unblockUsers) : null;
    },
    delete: async (users) => {
      const answer = await remove({
        variables: { input: { companyId, users } },
        updater: (store) => setStatus(store, users, 'DELETED'),
      });
      if (!succeeded(answer, alerts)) return null;
      const { deletedUserIds: ids, deletedCount: count, ...told } = answer.response.deleteUsers;
      return outcomeOf({ count, ids, ...told });
    },
    restore: async (users) => {
      const answer = await restore({
        variables: { input: { companyId, users } },
      });
      if (!succeeded(answer, alerts)) return null;
      const { restoredCount: count, skipped } = answer.response.restoreUsers;
      return outcomeOf({ count, skipped });
    },
  };

  return {
    changeStatus: (chosen, change) => inBatches(chosen, statusChanges[change]),
  };
}

/** The payload contains only ids, so the store is updated by hand for users selected by id. */
function setStatus(store: RecordSourceProxy, { ids }: UserSelection, status: UserStatus): void {
  for (const id of ids ?? []) store.get(id)?.setValue(status, 'status');
}

const changedOf = ({
  users,
  changedCount,
  skipped,
}: {
  readonly users: readonly { readonly id: string }[];
  readonly changedCount: number;
  readonly skipped: SkippedKeys;
}): Outcome => outcomeOf({ count: changedCount, skipped, ids: users.map(({ id }) => id) });
