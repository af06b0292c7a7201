// Mutations on one or many orders: set the status, folder or manager; delete and restore.
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { inBatches, type BulkSelection, type SelectedRows } from '../../kit/relay/bulk.ts';
import { outcomeOf, type Outcome, type SkippedKeys } from '../../kit/relay/outcome.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { useTrash } from '../../kit/actions/useTrash.ts';
import { useAlerts } from '../../ui/index.ts';
import { orderNouns } from './orderNouns.ts';
import type {
  OrderMatch,
  useOrderWorkStatusMutation,
} from '../../__generated__/useOrderWorkStatusMutation.graphql.ts';
import type { useOrderWorkMoveMutation } from '../../__generated__/useOrderWorkMoveMutation.graphql.ts';
import type { useOrderWorkManagerMutation } from '../../__generated__/useOrderWorkManagerMutation.graphql.ts';
import type { useOrderWorkDeleteMutation } from '../../__generated__/useOrderWorkDeleteMutation.graphql.ts';
import type { useOrderWorkRestoreMutation } from '../../__generated__/useOrderWorkRestoreMutation.graphql.ts';

export type ChosenOrders = SelectedRows<OrderMatch>;

/** The fields that can be set on many orders at once. */
export type OrderChange = 'status' | 'folder' | 'manager';

type Send = (orders: BulkSelection<OrderMatch>) => Promise<Outcome | null>;

/** Each function resolves to null when nothing was changed, after reporting the reason. */
export function useOrderChanges(
  companyId: string,
): Record<
  OrderChange,
  (orders: BulkSelection<OrderMatch>, id: string | null) => Promise<Outcome | null>
> {
  const alerts = useAlerts();
  const updater = invalidateLists(companyId);
  const [setStatus] = useMutation<useOrderWorkStatusMutation>(graphql`
    mutation useOrderWorkStatusMutation($input: SetOrderStatusInput!) {
      setOrderStatus(input: $input) {
        orders {
          id
          status {
            ...OrderStatusBadge_status
          }
        }
        changedCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [move] = useMutation<useOrderWorkMoveMutation>(graphql`
    mutation useOrderWorkMoveMutation($input: MoveOrdersInput!) {
      moveOrders(input: $input) {
        orders {
          id
          folder {
            name
          }
        }
        changedCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [setManager] = useMutation<useOrderWorkManagerMutation>(graphql`
    mutation useOrderWorkManagerMutation($input: SetOrderManagerInput!) {
      setOrderManager(input: $input) {
        orders {
          id
          manager {
            fullName
          }
        }
        changedCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  return {
    status: (chosen, id) =>
      inBatches(chosen, async (orders) => {
        const input = { companyId, orders, statusId: id ?? '' };
        const answer = await setStatus({ variables: { input }, updater });
        return succeeded(answer, alerts) ? changedOf(answer.response.setOrderStatus) : null;
      }),
    folder: (chosen, folderId) =>
      inBatches(chosen, async (orders) => {
        const answer = await move({
          variables: { input: { companyId, orders, folderId } },
          updater,
        });
        return succeeded(answer, alerts) ? changedOf(answer.response.moveOrders) : null;
      }),
    manager: (chosen, managerId) =>
      inBatches(chosen, async (orders) => {
        const input = { companyId, orders, managerId };
        const answer = await setManager({ variables: { input }, updater });
        return succeeded(answer, alerts) ? changedOf(answer.response.setOrderManager) : null;
      }),
  };
}

export function useOrderTrash({
  companyId,
  refresh,
  onRestore,
}: {
  companyId: string;
  /** Refetches the shown orders. */
  refresh: () => void;
  /** Called when a restore begins, also by undo. */
  onRestore?: (restored: Promise<unknown>) => void;
}) {
  const alerts = useAlerts();
  const updater = invalidateLists(companyId);
  const [remove] = useMutation<useOrderWorkDeleteMutation>(graphql`
    mutation useOrderWorkDeleteMutation($input: DeleteOrdersInput!) {
      deleteOrders(input: $input) {
        deletedOrderIds
        deletedCount
        deletion
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [restore] = useMutation<useOrderWorkRestoreMutation>(graphql`
    mutation useOrderWorkRestoreMutation($input: RestoreOrdersInput!) {
      restoreOrders(input: $input) {
        orders {
          id
          inTrash
        }
        restoredCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const sendRemoval: Send = async (orders) => {
    const answer = await remove({ variables: { input: { companyId, orders } }, updater });
    if (!succeeded(answer, alerts)) return null;
    const { deletedOrderIds: ids, deletedCount: count, ...told } = answer.response.deleteOrders;
    return outcomeOf({ count, ids, ...told });
  };
  const sendRestoration: Send = async (orders) => {
    const answer = await restore({ variables: { input: { companyId, orders } }, updater });
    if (!succeeded(answer, alerts)) return null;
    const { restoredCount: count, skipped } = answer.response.restoreOrders;
    return outcomeOf({ count, skipped });
  };
  return useTrash<OrderMatch>({
    nouns: orderNouns,
    send: {
      remove: (chosen) => inBatches(chosen, sendRemoval),
      restore: (chosen) => {
        const restored = inBatches(chosen, sendRestoration);
        onRestore?.(restored);
        return restored;
      },
    },
    refresh,
    inTrash: { deleted: true },
    listFollows: false,
  });
}

const changedOf = ({
  orders,
  changedCount,
  skipped,
}: {
  readonly orders: readonly { readonly id: string }[];
  readonly changedCount: number;
  readonly skipped: SkippedKeys;
}): Outcome => outcomeOf({ count: changedCount, skipped, ids: orders.map(({ id }) => id) });
