// Mutations on one or many orders: set the status, folder or manager; delete and restore.
import { graphql } from 'react-relay';
import { useBulkMutation } from '../../kit/relay/useReportedMutation.ts';
import { inBatches, type BulkSelection, type SelectedRows } from '../../kit/relay/bulk.ts';
import { type Outcome } from '../../kit/relay/outcome.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { useTrash } from '../../kit/actions/useTrash.ts';
import { orderNouns } from './orderNouns.ts';
import type {
  OrderMatch,
  useOrderMutationsStatusMutation,
} from '../../__generated__/useOrderMutationsStatusMutation.graphql.ts';
import type { useOrderMutationsMoveMutation } from '../../__generated__/useOrderMutationsMoveMutation.graphql.ts';
import type { useOrderMutationsManagerMutation } from '../../__generated__/useOrderMutationsManagerMutation.graphql.ts';
import type { useOrderMutationsDeleteMutation } from '../../__generated__/useOrderMutationsDeleteMutation.graphql.ts';
import type { useOrderMutationsRestoreMutation } from '../../__generated__/useOrderMutationsRestoreMutation.graphql.ts';

export type ChosenOrders = SelectedRows<OrderMatch>;

/** The fields that can be set on many orders at once. */
export type OrderChange = 'status' | 'folder' | 'manager';

/** Each function resolves to null when nothing was changed, after reporting the reason. */
export function useOrderChanges(
  companyId: string,
): Record<
  OrderChange,
  (orders: BulkSelection<OrderMatch>, id: string | null) => Promise<Outcome | null>
> {
  const updater = invalidateLists(companyId);
  const setStatus = useBulkMutation<useOrderMutationsStatusMutation>(
    graphql`
      mutation useOrderMutationsStatusMutation($input: SetOrderStatusInput!) {
        setOrderStatus(input: $input) {
          orders {
            id
            status {
              ...OrderStatusBadge_status
            }
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ orders }) => orders,
  );
  const move = useBulkMutation<useOrderMutationsMoveMutation>(
    graphql`
      mutation useOrderMutationsMoveMutation($input: MoveOrdersInput!) {
        moveOrders(input: $input) {
          orders {
            id
            folder {
              name
            }
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ orders }) => orders,
  );
  const setManager = useBulkMutation<useOrderMutationsManagerMutation>(
    graphql`
      mutation useOrderMutationsManagerMutation($input: SetOrderManagerInput!) {
        setOrderManager(input: $input) {
          orders {
            id
            manager {
              fullName
            }
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ orders }) => orders,
  );
  return {
    status: (chosen, id) =>
      inBatches(chosen, (orders) =>
        setStatus({ input: { companyId, orders, statusId: id ?? '' } }, { updater }),
      ),
    folder: (chosen, folderId) =>
      inBatches(chosen, (orders) => move({ input: { companyId, orders, folderId } }, { updater })),
    manager: (chosen, managerId) =>
      inBatches(chosen, (orders) =>
        setManager({ input: { companyId, orders, managerId } }, { updater }),
      ),
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
  const updater = invalidateLists(companyId);
  const remove = useBulkMutation<useOrderMutationsDeleteMutation>(
    graphql`
      mutation useOrderMutationsDeleteMutation($input: DeleteOrdersInput!) {
        deleteOrders(input: $input) {
          deletedOrderIds
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ deletedOrderIds }) => deletedOrderIds,
  );
  const restore = useBulkMutation<useOrderMutationsRestoreMutation>(graphql`
    mutation useOrderMutationsRestoreMutation($input: RestoreOrdersInput!) {
      restoreOrders(input: $input) {
        orders {
          id
          inTrash
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  return useTrash<OrderMatch>({
    nouns: orderNouns,
    send: {
      remove: (chosen) =>
        inBatches(chosen, (orders) => remove({ input: { companyId, orders } }, { updater })),
      restore: (chosen) => {
        const restored = inBatches(chosen, (orders) =>
          restore({ input: { companyId, orders } }, { updater }),
        );
        onRestore?.(restored);
        return restored;
      },
    },
    refresh,
    inTrash: { deleted: true },
    listFollows: false,
  });
}
