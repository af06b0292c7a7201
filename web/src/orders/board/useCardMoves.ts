// Cards go from column to column: shown at once, with undo, and told as the server takes it.
import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { succeeded } from '../../kit/answer.ts';
import { outcomeOf, tell } from '../../kit/outcome.ts';
import { usePromptMutation } from '../../kit/useMutation.ts';
import { staleLists } from '../../kit/useSave.ts';
import { useAlerts } from '../../ui/index.ts';
import { orderNouns } from '../orders/orderNouns.ts';
import type { OrderFilter } from '../../__generated__/orderListRouteQuery.graphql.ts';
import type { useCardMovesMutation } from '../../__generated__/useCardMovesMutation.graphql.ts';

export interface BoardColumn {
  /** In the store. */
  id: string;
  statusId: string;
  name: string;
}

/** What the board is asked for: cards that are moved meet it already. */
interface Asked {
  companyId: string;
  search: string | null;
  cards: OrderFilter;
}

type Move = (ids: readonly string[], from: BoardColumn, to: BoardColumn) => Promise<void>;

export function useCardMoves(asked: Asked): Move {
  const alerts = useAlerts();
  const send = usePromptMutation<useCardMovesMutation>(graphql`
    mutation useCardMovesMutation($input: SetOrderStatusInput!) {
      setOrderStatus(input: $input) {
        orders {
          id
          status {
            id
            ...OrderStatusBadge_status
          }
        }
        changedCount
        skipped {
          ...outcome_skipped
        }
        userErrors {
          message
        }
      }
    }
  `);
  const move = async (
    ids: readonly string[],
    from: BoardColumn,
    to: BoardColumn,
    isUndo: boolean,
  ): Promise<void> => {
    const { companyId } = asked;
    const answer = await send({
      variables: { input: { companyId, orders: { ids }, statusId: to.statusId } },
      optimisticUpdater: (store) => {
        for (const id of ids) showMove(store, asked, id, from, to);
      },
      updater: (store, response) => {
        for (const order of response?.setOrderStatus.orders ?? []) {
          if (order.status?.id === to.statusId) showMove(store, asked, order.id, from, to);
        }
        staleLists(companyId)(store);
      },
    });
    if (!succeeded(answer, alerts)) return;
    const { orders, changedCount: count, skipped } = answer.response.setOrderStatus;
    const undo = () => void move(ids, to, from, true);
    tell(alerts, outcomeOf({ count, skipped, ids: orders.map(({ id }) => id) }), {
      done: `В статус «${to.name}»`,
      nouns: orderNouns,
      undo: isUndo ? undefined : undo,
    });
  };
  return (ids, from, to) => move(ids, from, to, false);
}

/** The card (`OrderCard` has read what it goes by) leaves one column and comes to its place in the other; the totals of both follow. */
function showMove(
  store: RecordSourceProxy,
  asked: Asked,
  id: string,
  from: BoardColumn,
  to: BoardColumn,
): void {
  const order = store.get(id);
  const [left, joined] = [from, to].map(({ statusId }) => connectionOf(store, asked, statusId));
  if (!order || !left || !joined) return;
  const edge = left.getLinkedRecords('edges')?.find((each) => nodeOf(each)?.getDataID() === id);
  if (!edge) return;
  ConnectionHandler.deleteNode(left, id);
  place(store, joined, order);
  const sum = order.getValue('toPay');
  count(store, from, -1, sum);
  count(store, to, 1, sum);
}

function connectionOf(store: RecordSourceProxy, { search, cards }: Asked, statusId: string) {
  const status = store.get(statusId);
  return (
    status &&
    ConnectionHandler.getConnection(status, 'OrderBoardColumn_orders', { search, filter: cards })
  );
}

const nodeOf = (edge: RecordProxy) => edge.getLinkedRecord('node');

/** Newest first. What stands behind all that is loaded comes when that is scrolled to. */
function place(store: RecordSourceProxy, connection: RecordProxy, order: RecordProxy): void {
  const edges = connection.getLinkedRecords('edges') ?? [];
  const edge = ConnectionHandler.createEdge(store, connection, order, 'OrderEdge');
  const next = edges.find((each) => isNewer(order, nodeOf(each)));
  const cursor = next?.getValue('cursor');
  if (typeof cursor === 'string') {
    edge.setValue(cursor, 'cursor');
    ConnectionHandler.insertEdgeBefore(connection, edge, cursor);
    return;
  }
  const hasNext = connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage');
  if (!next && !hasNext) ConnectionHandler.insertEdgeAfter(connection, edge);
}

function isNewer(order: RecordProxy, other: RecordProxy | null | undefined): boolean {
  const [one, two] = [order, other].map((each) => String(each?.getValue('createdAt') ?? ''));
  if (one !== two) return (one ?? '') > (two ?? '');
  return Number(order.getValue('databaseId')) > Number(other?.getValue('databaseId'));
}

function count(store: RecordSourceProxy, { id }: BoardColumn, by: 1 | -1, sum: unknown): void {
  const column = store.get(id);
  if (!column) return;
  column.setValue(Number(column.getValue('count')) + by, 'count');
  const kopecks = kopecksOf(column.getValue('sum')) + by * kopecksOf(sum);
  column.setValue((kopecks / 100).toFixed(2), 'sum');
}

const kopecksOf = (sum: unknown): number => Math.round(Number(sum ?? 0) * 100);
