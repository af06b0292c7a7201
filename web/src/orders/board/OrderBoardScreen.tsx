// The board of orders: one column per status, cards that move between columns, and the same filters as the list.
import { FileInput, Rows3 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListFrame, type ListRowsProps } from '../../kit/list/ListFrame.tsx';
import { useListState } from '../../kit/list/useListState.ts';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import {
  chakra,
  emptySelection,
  Flex,
  lazyPart,
  LinkButton,
  Text,
  type MenuEntries,
} from '../../ui/index.ts';
import { orderList } from '../orders/orderList.ts';
import { useOrderConditions } from '../orders/useOrderConditions.ts';
import { useOrderCreation } from '../orders/useOrderCreation.tsx';
import { cardsFilter } from './boardFilter.ts';
import { orderBoardRoute } from './orderBoardRoute.ts';
import { useCardMoves, type BoardColumn } from './useCardMoves.ts';
import type { OrderBoardScreen_company$key } from '../../__generated__/OrderBoardScreen_company.graphql.ts';
import type { OrderBoardScreen_query$key } from '../../__generated__/OrderBoardScreen_query.graphql.ts';

const OrderFilter = lazyPart(() => import('../orders/OrderFilter.tsx'), 'OrderFilter');

// Drag and drop is loaded after the page.
const OrderBoardColumn = lazyPart(() => import('./OrderBoardColumn.tsx'), 'OrderBoardColumn');

/** The most columns that the server returns. */
const mostColumns = 50;

export function OrderBoardScreen() {
  const page = usePageData(orderBoardRoute);
  const query = useFragment<OrderBoardScreen_query$key>(
    graphql`
      fragment OrderBoardScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...useOrderConditions_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const company = useFragment<OrderBoardScreen_company$key>(
    graphql`
      fragment OrderBoardScreen_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "OrderFilter" }
        cards: { type: "OrderFilter" }
      )
      @throwOnFieldError {
        ...Admin_company
        orderBoard(search: $search, filter: $filter) {
          __id
          count
          ...OrderBoardColumn_column
          status {
            id
            adminName {
              value
            }
            ...OrderBoardColumn_status @arguments(search: $search, cards: $cards)
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code, may } = useAdmin(company);
  const inAddress = useListState(orderList);
  const { state, change, text } = inAddress;
  const { names, conditions } = useOrderConditions(query, state);
  const board = (company.orderBoard ?? []).flatMap((column) => {
    const { __id: id, status } = column;
    return status
      ? [{ id, statusId: status.id, name: status.adminName.value, status, column }]
      : [];
  });
  const total = board.reduce((sum, { column }) => sum + column.count, 0);
  const list = {
    ...inAddress,
    totalCount: total,
    paging: nothingMore,
    sortable: [],
    isFiltered: orderList.isFiltered(state),
    hasManyConditions: orderList.hasManyConditions,
    reset: () => change(orderList.withoutFilter(state)),
    selection: emptySelection,
    select: () => {},
  };
  const sees = {
    people: may('USERS_SHOW'),
    courses: may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY'),
  };
  const create = useOrderCreation({ companyId, code, sees, refresh: useFreshPage() });
  const { search } = orderList.variables(state);
  const move = useCardMoves({ companyId, search, cards: cardsFilter(state) });
  const followedRef = useRef<string | null>(null);
  const columns: readonly BoardColumn[] = board.map(({ id, statusId, name }) => ({
    id,
    statusId,
    name,
  }));
  const isFixed = !may('CRM_UPDATE');
  const menuOf = (from: BoardColumn, orderId: string): MenuEntries => [
    {
      heading: 'Перенести в статус',
      items: columns.map((column) => ({
        id: column.id,
        label: column.name,
        checked: column.id === from.id,
        onAction: () => {
          if (column.id !== from.id) void move([orderId], from, column);
        },
      })),
    },
  ];
  return (
    <ListFrame
      id="orders-board"
      list={list}
      title="Доска заявок"
      count={total}
      create={may('CRM_CREATE') && { label: 'Создать заявку', onClick: () => void create() }}
      search={{ label: 'Поиск по заявкам', placeholder: 'Номер, название, имя, почта или телефон' }}
      filter={
        <ListFilter
          list={list}
          conditions={conditions}
          failure="Не удалось загрузить фильтр. Закройте его и откройте ещё раз."
        >
          <OrderFilter {...{ companyId, code, names, state, sees }} change={change} />
        </ListFilter>
      }
      tools={
        <LinkButton
          size="sm"
          icon={<Rows3 size={16} aria-hidden />}
          to={`/${code}/orders${text && `?${text}`}`}
        >
          Таблица
        </LinkButton>
      }
      start={{
        title: 'Заявок пока нет',
        text: 'На доске заявки стоят по статусам: их переносят из столбца в столбец по мере работы.',
        icon: <FileInput />,
      }}
    >
      {(view) => (
        <BoardView view={view}>
          {board.map(({ id, column, status }, place) => (
            <OrderBoardColumn
              key={id}
              {...{ id, column, status, code, isFixed, followedRef }}
              menu={(orderId) => (columns[place] ? menuOf(columns[place], orderId) : [])}
              onTake={(ids, fromId) => {
                const from = columns.find((each) => each.id === fromId);
                if (from && columns[place]) void move(ids, from, columns[place]);
              }}
              onStep={(orderId, by) => {
                const [from, to] = [columns[place], columns[place + by]];
                if (!from || !to) return;
                followedRef.current = orderId;
                void move([orderId], from, to);
              }}
            />
          ))}
        </BoardView>
      )}
    </ListFrame>
  );
}

/** Each column loads its own rows. */
const nothingMore = {
  totalCount: null,
  hasNext: false,
  isLoadingNext: false,
  onLoadMore: () => {},
};

function BoardView({
  view: { toolbar, toolbarEnd, totalCount, isRefetching, empty },
  children,
}: {
  view: Pick<
    ListRowsProps<never>,
    'toolbar' | 'toolbarEnd' | 'totalCount' | 'isRefetching' | 'empty'
  >;
  children: readonly ReactNode[];
}) {
  return (
    <>
      <Flex wrap="wrap" align="center" gap="2" px={{ base: '4', md: '6' }} py="3">
        {toolbar}
        <Flex align="center" gap="2" ml="auto">
          {toolbarEnd}
        </Flex>
      </Flex>
      {totalCount === 0 ? (
        empty
      ) : (
        <Columns aria-busy={isRefetching || undefined} data-pending={isRefetching || undefined}>
          {children}
        </Columns>
      )}
      {children.length >= mostColumns && (
        <Text px={{ base: '4', md: '6' }} py="2" color="muted">
          Показаны первые {mostColumns} статусов. Остальные покажет фильтр «Статус».
        </Text>
      )}
    </>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    // The window without the page header and the toolbar; each column scrolls separately.
    h: 'max(360px, calc(100dvh - 216px))',
    px: { base: '4', md: '6' },
    pb: '4',
    overflowX: 'auto',
    transition: 'opacity 200ms',
    '&[data-pending]': { opacity: 0.5 },
  },
});
