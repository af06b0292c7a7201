// The bulk mutations of users' statuses, sent in batches of the server's limit.
import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { useBulkMutation } from '../../kit/relay/useReportedMutation.ts';
import { inBatches, type BulkSelection } from '../../kit/relay/bulk.ts';
import { type Outcome } from '../../kit/relay/outcome.ts';
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
  const block = useBulkMutation<useUserMutationsBlockMutation>(
    graphql`
      mutation useUserMutationsBlockMutation($input: BlockUsersInput!) {
        blockUsers(input: $input) {
          users {
            id
            status
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ users }) => users,
  );
  const unblock = useBulkMutation<useUserMutationsUnblockMutation>(
    graphql`
      mutation useUserMutationsUnblockMutation($input: UnblockUsersInput!) {
        unblockUsers(input: $input) {
          users {
            id
            status
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ users }) => users,
  );
  const remove = useBulkMutation<useUserMutationsDeleteMutation>(
    graphql`
      mutation useUserMutationsDeleteMutation($input: DeleteUsersInput!) {
        deleteUsers(input: $input) {
          deletedUserIds
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ deletedUserIds }) => deletedUserIds,
  );
  const restore = useBulkMutation<useUserMutationsRestoreMutation>(graphql`
    mutation useUserMutationsRestoreMutation($input: RestoreUsersInput!) {
      restoreUsers(input: $input) {
        users {
          id
          status
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);

  const statusChanges: Record<StatusChange, (users: UserSelection) => Promise<Outcome | null>> = {
    block: (users) => block({ input: { companyId, users } }),
    unblock: (users) => unblock({ input: { companyId, users } }),
    delete: (users) =>
      remove(
        { input: { companyId, users } },
        { updater: (store) => setStatus(store, users, 'DELETED') },
      ),
    restore: (users) => restore({ input: { companyId, users } }),
  };

  return {
    changeStatus: (chosen, change) => inBatches(chosen, statusChanges[change]),
  };
}

/** The payload contains only ids, so the store is updated by hand for users selected by id. */
function setStatus(store: RecordSourceProxy, { ids }: UserSelection, status: UserStatus): void {
  for (const id of ids ?? []) store.get(id)?.setValue(status, 'status');
}
