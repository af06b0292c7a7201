// Moves cards between columns of the board: an optimistic update, an undo button, and a report of the server's result.
import { useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { outcomeOf, reportOutcome } from '../../kit/relay/outcome.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { useAlerts } from '../../ui/index.ts';
import { orderNouns } from '../orders/orderNouns.ts';
import type { OrderFilter } from '../../__generated__/orderListRouteQuery.graphql.ts';
import type { useCardMovesMutation } from '../../__generated__/useCardMovesMutation.graphql.ts';

export interface BoardColumn {
  /** Id of the column's record in the Relay store. */
  id: string;
  statusId: string;
  name: string;
}

/** Variables of the board's query; they identify the connections that a move updates. */
interface BoardVariables {
  companyId: string;
  search: string | null;
  cards: OrderFilter;
}

type Move = (ids: readonly string[], from: BoardColumn, to: BoardColumn) => Promise<void>;

export function useCardMoves(boardVariables: BoardVariables): Move {
  const alerts = useAlerts();
  const environment = useRelayEnvironment();
  const queueRef = useRef<Promise<unknown>>(Promise.resolve());
  const [send] = useMutation<useCardMovesMutation>(graphql`
    mutation useCardMovesMutation($input: SetOrderStatusInput!) {
      setOrderStatus(input: $input) {
        orders {
          id
          status {
            id
            ...OrderStatusBadge_status
          }
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const move = async (
    ids: readonly string[],
    from: BoardColumn,
    to: BoardColumn,
    isUndo: boolean,
  ): Promise<void> => {
    const { companyId } = boardVariables;
    const show = (store: RecordSourceProxy, moved: readonly string[]) => {
      for (const id of moved) showMove(store, boardVariables, id, from, to);
    };
    // Mutations are sent one after another, because the last one that arrives at the server wins.
    const shown = environment.applyUpdate({ storeUpdater: (store) => show(store, ids) });
    const sent = queueRef.current.then(() =>
      send({
        variables: { input: { companyId, orders: { ids }, statusId: to.statusId } },
        updater: (store, response) => {
          const moved = (response?.setOrderStatus.orders ?? []).filter(
            ({ status }) => status?.id === to.statusId,
          );
          show(
            store,
            moved.map(({ id }) => id),
          );
          invalidateLists(companyId)(store);
        },
      }),
    );
    queueRef.current = sent;
    const answer = await sent;
    shown.dispose();
    if (!succeeded(answer, alerts)) return;
    const undo = () => void move(ids, to, from, true);
    reportOutcome(alerts, outcomeOf(answer.response.setOrderStatus), {
      done: `В статус «${to.name}»`,
      nouns: orderNouns,
      undo: isUndo ? undefined : undo,
    });
  };
  return (ids, from, to) => move(ids, from, to, false);
}

/**
 * Moves the card from one connection to the other and updates the totals of both columns. It reads fields that
 * `OrderCard` has selected.
 */
function showMove(
  store: RecordSourceProxy,
  boardVariables: BoardVariables,
  id: string,
  from: BoardColumn,
  to: BoardColumn,
): void {
  const order = store.get(id);
  const [left, joined] = [from, to].map(({ statusId }) =>
    connectionOf(store, boardVariables, statusId),
  );
  if (!order || !left || !joined) return;
  const edge = left.getLinkedRecords('edges')?.find((each) => nodeOf(each)?.getDataID() === id);
  if (!edge) return;
  ConnectionHandler.deleteNode(left, id);
  place(store, joined, order);
  const sum = order.getValue('toPay');
  count(store, from, -1, sum);
  count(store, to, 1, sum);
}

function connectionOf(
  store: RecordSourceProxy,
  { search, cards }: BoardVariables,
  statusId: string,
) {
  const status = store.get(statusId);
  return (
    status &&
    ConnectionHandler.getConnection(status, 'OrderBoardColumn_orders', { search, filter: cards })
  );
}

const nodeOf = (edge: RecordProxy) => edge.getLinkedRecord('node');

/**
 * Inserts the order, newest first. An order older than all loaded ones is left for the next page.
 */
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
