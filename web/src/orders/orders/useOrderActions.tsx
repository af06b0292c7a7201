// Actions on one order of the list, on the selected ones, or on all that match the filter.
import { useState } from 'react';
import { RotateCcw, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { onlyRow, rowsOf } from '../../kit/relay/bulk.ts';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import { reportOutcome, type Outcome } from '../../kit/relay/outcome.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  deleteItem,
  lazyPart,
  restoreItem,
  useAlerts,
  type MenuEntries,
  type TableSelection,
} from '../../ui/index.ts';
import { orderChangeNames, orderChanges } from './orderChanges.tsx';
import type { OrderTab } from './orderList.ts';
import { orderNouns } from './orderNouns.ts';
import { useOrderCreation } from './useOrderCreation.tsx';
import { useOrderTrash, type OrderChange } from './useOrderMutations.ts';
import type { OrderMatch } from '../../__generated__/useOrderMutationsStatusMutation.graphql.ts';
import type { useOrderActions_orders$key } from '../../__generated__/useOrderActions_orders.graphql.ts';

const OrderChangeModal = lazyPart(() => import('./OrderChangeModal.tsx'), 'OrderChangeModal');

type May = (permission: 'CRM_UPDATE' | 'CRM_DELETE' | 'CRM_SETTING') => boolean;

export function useOrderActions({
  companyId,
  code,
  orders: key,
  list,
  refresh,
  may,
  sees,
}: {
  companyId: string;
  code: string;
  /** The rows loaded so far. */
  orders: useOrderActions_orders$key;
  list: { match: OrderMatch; hasNext: boolean; totalCount: number };
  /** Refetches the list. */
  refresh: () => void;
  may: May;
  /** Which other records the user may see and select. */
  sees: { people: boolean; courses: boolean };
}): {
  create: () => Promise<void>;
  menu: (id: string) => MenuEntries;
  bulk: (tab: OrderTab) => readonly (BulkAction | false)[];
  /** Whether a bulk action is running. */
  isRunning: boolean;
} {
  const listed = useFragment<useOrderActions_orders$key>(
    graphql`
      fragment useOrderActions_orders on Order @relay(plural: true) {
        id
        databaseId
        inTrash @catch(to: NULL)
        viewerCanUpdate @catch(to: NULL)
        viewerCanDelete @catch(to: NULL)
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const modals = useDataModals();
  const trash = useOrderTrash({ companyId, refresh });
  const [isRunning, setRunning] = useState(false);
  const running = async <T,>(work: Promise<T>): Promise<T> => {
    setRunning(true);
    return work.finally(() => setRunning(false));
  };
  const choose = (selection: TableSelection) =>
    rowsOf(selection, { ids: listed.map(({ id }) => id), ...list });
  const changeAll = async (selection: TableSelection, change: OrderChange) => {
    const outcome = await modals.open<Outcome>((close) => (
      <OrderChangeModal
        companyId={companyId}
        change={change}
        orders={choose(selection)}
        maySetUp={may('CRM_SETTING')}
        onDone={close}
      />
    ));
    if (!outcome) return false;
    refresh();
    if (outcome.count === 0 && outcome.skipped?.length === 0)
      alerts.success('Уже так: менять нечего');
    else reportOutcome(alerts, outcome, { done: 'Изменено', nouns: orderNouns });
    return outcome.count > 0;
  };
  const remove = (selection: TableSelection) => running(trash.remove(choose(selection)));
  const restore = (selection: TableSelection) => running(trash.restore(choose(selection)));

  return {
    create: useOrderCreation({ companyId, code, sees, refresh }),
    menu: (id) => {
      const order = listed.find((one) => one.id === id);
      if (!order) return [];
      const only = onlyRow(id);
      const open = {
        id: 'open',
        label: 'Открыть',
        icon: <SquareArrowOutUpRight />,
        to: `/${code}/orders/${String(order.databaseId)}`,
      };
      const disabled = order.viewerCanDelete === false;
      if (order.inTrash) return [open, restoreItem(() => void restore(only), { disabled })];
      return [
        open,
        ...orderChangeNames.map((name) => ({
          id: name,
          label: orderChanges[name].title,
          icon: orderChanges[name].icon,
          disabled: order.viewerCanUpdate === false,
          onAction: () => void changeAll(only, name),
        })),
        'separator',
        deleteItem(() => void remove(only), { disabled }),
      ];
    },
    bulk: (tab) =>
      tab === 'deleted'
        ? [may('CRM_DELETE') && { label: 'Восстановить', icon: <RotateCcw />, run: restore }]
        : [
            ...orderChangeNames.map(
              (name) =>
                may('CRM_UPDATE') && {
                  label: orderChanges[name].title,
                  icon: orderChanges[name].icon,
                  run: (selection: TableSelection) => changeAll(selection, name),
                },
            ),
            may('CRM_DELETE') && { label: 'Удалить', icon: <Trash2 />, run: remove },
          ],
    isRunning,
  };
}
