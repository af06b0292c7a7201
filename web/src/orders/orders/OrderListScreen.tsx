// The list of orders: search, filter and tabs, actions on one or many.
import { Columns3, FileInput } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListFrame } from '../../kit/list/ListFrame.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { lazyPart, LinkButton, tickedIds } from '../../ui/index.ts';
import { filterOf, orderList, type OrderTab } from './orderList.ts';
import { orderListRoute } from './orderListRoute.ts';
import { OrderTable } from './OrderTable.tsx';
import { useOrderActions } from './useOrderActions.tsx';
import { useOrderConditions } from './useOrderConditions.ts';
import type { OrderListPaginationQuery } from '../../__generated__/OrderListPaginationQuery.graphql.ts';
import type { OrderListScreen_company$key } from '../../__generated__/OrderListScreen_company.graphql.ts';
import type { OrderListScreen_query$key } from '../../__generated__/OrderListScreen_query.graphql.ts';

const OrderExportButton = exportButton(
  lazyPart(() => import('../export/OrderExportModal.ts'), 'OrderExportModal'),
);

const OrderFilter = lazyPart(() => import('./OrderFilter.tsx'), 'OrderFilter');

export function OrderListScreen() {
  const page = usePageData(orderListRoute);
  const query = useFragment<OrderListScreen_query$key>(
    graphql`
      fragment OrderListScreen_query on Query
      @argumentDefinitions(
        named: { type: "[ID!]!" }
        hasNamed: { type: "Boolean!" }
        fields: { type: "[ID!]!" }
        hasFields: { type: "Boolean!" }
      ) {
        ...useOrderConditions_query @arguments(named: $named, hasNamed: $hasNamed)
        ...OrderTable_query @arguments(fields: $fields, hasFields: $hasFields)
      }
    `,
    page,
  );
  const pagination = usePaginationFragment<OrderListPaginationQuery, OrderListScreen_company$key>(
    graphql`
      fragment OrderListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        counts: { type: "Boolean", defaultValue: true }
        search: { type: "String" }
        filter: { type: "OrderFilter" }
        orderBy: { type: "OrderOrder" }
        fields: { type: "[ID!]!" }
        hasFields: { type: "Boolean!" }
      )
      @refetchable(queryName: "OrderListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        orders(first: $count, after: $cursor, search: $search, filter: $filter, orderBy: $orderBy)
          @connection(key: "OrderListScreen_orders", filters: ["search", "filter", "orderBy"]) {
          totalCount @include(if: $counts)
          edges {
            node {
              ...OrderTable_orders @arguments(fields: $fields, hasFields: $hasFields)
              ...useOrderActions_orders
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(orderList, pagination, ({ orders }) => orders, { next: { counts: false } });
  const { state, rows, totalCount } = list;
  const { companyId, code, may } = useAdmin(list.data);
  const { names, conditions } = useOrderConditions(query, state);
  const boardAt = (text: string) => `/${code}/orders/board${text && `?${text}`}`;
  const sees = {
    people: may('USERS_SHOW'),
    courses: may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY'),
  };
  const actions = useOrderActions({
    companyId,
    code,
    orders: rows,
    list: {
      match: { search: list.search, filter: filterOf(state) },
      hasNext: list.paging.hasNext,
      totalCount,
    },
    refresh: list.refresh,
    may,
    sees,
  });
  return (
    <ListFrame
      id="orders"
      list={list}
      title="Заявки"
      count={totalCount}
      create={may('CRM_CREATE') && { label: 'Создать заявку', onClick: actions.create }}
      tabs={<ListTabs list={list} label="Заявки" names={tabNames} countIn={() => null} />}
      search={{ label: 'Поиск по заявкам', placeholder: 'Номер, название, имя, почта или телефон' }}
      filter={
        <ListFilter
          list={list}
          conditions={conditions}
          failure="Не удалось загрузить фильтр. Закройте его и откройте ещё раз."
        >
          <OrderFilter {...{ companyId, code, names, state, sees }} change={list.change} />
        </ListFilter>
      }
      tools={
        <>
          <OrderExportButton
            companyId={companyId}
            search={list.search}
            filter={filterOf(state)}
            orderBy={orderList.variables(state).orderBy}
            conditions={conditions.map(({ words }) => words)}
            totalCount={totalCount}
            selectedIds={tickedIds(list.selection)}
          />
          <LinkButton size="sm" icon={<Columns3 size={16} aria-hidden />} to={boardAt(list.text)}>
            Доска
          </LinkButton>
        </>
      }
      bulk={(may('CRM_UPDATE') || may('CRM_DELETE')) && actions.bulk(state.tab)}
      progress={actions.isRunning && { label: 'Меняем заявки', value: undefined }}
      start={{ ...emptyTexts[state.tab], icon: <FileInput /> }}
    >
      {(view) => (
        <OrderTable
          {...view}
          orders={rows}
          query={query}
          list={list}
          companyId={companyId}
          code={code}
          rowActions={actions.menu}
        />
      )}
    </ListFrame>
  );
}

const tabNames: Record<OrderTab, string> = { all: 'Все', deleted: 'Удалённые' };

const emptyTexts: Record<OrderTab, { title: string; text: string }> = {
  all: {
    title: 'Заявок пока нет',
    text: 'Заявка — это человек, который хочет учиться: что он выбрал, сколько это стоит и кто с ним работает.',
  },
  deleted: {
    title: 'Удалённых заявок нет',
    text: 'Удалённые заявки можно вернуть вместе с комментариями.',
  },
};
