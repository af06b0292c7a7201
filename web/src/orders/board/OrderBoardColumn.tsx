// One column of the board: the orders of a status, newest first, loaded page by page.
import type { RefObject } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { chakra, countOf, formatPrice, type MenuEntries } from '../../ui/index.ts';
import { CardColumn } from '../../ui/drag/CardColumn.tsx';
import { orderNouns } from '../orders/orderNouns.ts';
import { OrderStatusBadge } from '../statuses/OrderStatusBadge.tsx';
import { OrderCard } from './OrderCard.tsx';
import type { OrderBoardColumn_column$key } from '../../__generated__/OrderBoardColumn_column.graphql.ts';
import type { OrderBoardColumn_status$key } from '../../__generated__/OrderBoardColumn_status.graphql.ts';
import type { OrderBoardColumnPaginationQuery } from '../../__generated__/OrderBoardColumnPaginationQuery.graphql.ts';

export function OrderBoardColumn({
  id,
  column,
  status: key,
  code,
  isFixed,
  followedRef,
  menu,
  onTake,
  onStep,
}: {
  id: string;
  column: OrderBoardColumn_column$key;
  status: OrderBoardColumn_status$key;
  /** The company's code, for addresses. */
  code: string;
  /** The user may not change orders, so cards can't be moved. */
  isFixed: boolean;
  followedRef: RefObject<string | null>;
  menu: (id: string) => MenuEntries;
  onTake: (ids: readonly string[], from: string) => void;
  onStep: (id: string, by: 1 | -1) => void;
}) {
  const { count, sum } = useFragment<OrderBoardColumn_column$key>(
    graphql`
      fragment OrderBoardColumn_column on OrderBoardColumn {
        count
        sum
      }
    `,
    column,
  );
  const pagination = usePaginationFragment<
    OrderBoardColumnPaginationQuery,
    OrderBoardColumn_status$key
  >(
    graphql`
      fragment OrderBoardColumn_status on OrderStatus
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        cards: { type: "OrderFilter" }
      )
      @refetchable(queryName: "OrderBoardColumnPaginationQuery")
      @throwOnFieldError {
        adminName {
          value
        }
        ...OrderStatusBadge_status
        orders(first: $count, after: $cursor, search: $search, filter: $cards)
          @connection(key: "OrderBoardColumn_orders", filters: ["search", "filter"]) {
          edges {
            node {
              id
              number
              name
              ...OrderCard_order
            }
          }
        }
      }
    `,
    key,
  );
  const { data, rows, paging } = usePages(pagination, ({ orders }) => orders);
  const name = data.adminName.value;
  return (
    <Column aria-label={name}>
      <Head>
        <OrderStatusBadge status={data} />
        <Totals>
          {countOf(count, orderNouns)}
          <br />
          {Number(sum) === 0 ? '0 ₽' : formatPrice(sum)}
        </Totals>
      </Head>
      <CardColumn
        id={id}
        label={name}
        cards={rows}
        labelOf={({ number, name: called }) => `№ ${number} ${called}`}
        kind="application/x-kafedra-order"
        isFixed={isFixed}
        followedRef={followedRef}
        onTake={onTake}
        onStep={onStep}
        {...paging}
        empty="Заявок нет"
      >
        {(order) => <OrderCard order={order} code={code} menu={() => menu(order.id)} />}
      </CardColumn>
    </Column>
  );
}

const Column = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 min(248px, 84vw)',
    maxW: '400px',
    minH: '0',
    bg: 'canvas',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
  },
});

const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '2',
    px: '3',
    py: '2.5',
    minW: '0',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});

const Totals = chakra('div', {
  base: {
    flexShrink: 0,
    textAlign: 'end',
    color: 'muted',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
  },
});
