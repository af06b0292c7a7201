// The list of order statuses in manual order: colours, type and number of orders.
import { useMemo } from 'react';
import { ArrowDownUp, Tags } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import { Badge, Button, ColourBadge, countOf, lazyPart, numberColumn } from '../../ui/index.ts';
import { useOrderStatusSearch } from '../choices.ts';
import { orderNouns } from '../orders/orderNouns.ts';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import { orderStatusList, orderStatusListRoute } from './orderStatusListRoute.ts';
import { statusTypeLabels } from './statusTypes.ts';
import type {
  OrderStatusListScreen_company$data,
  OrderStatusListScreen_company$key,
} from '../../__generated__/OrderStatusListScreen_company.graphql.ts';
import type { OrderStatusListPaginationQuery } from '../../__generated__/OrderStatusListPaginationQuery.graphql.ts';
import type { OrderStatusListScreenDeleteMutation } from '../../__generated__/OrderStatusListScreenDeleteMutation.graphql.ts';

type Node = OrderStatusListScreen_company$data['orderStatuses']['edges'][number]['node'];

/** `name` is the name shown to the staff. */
type Row = Node & { readonly name: string };

const named = (status: Node): Row => ({ ...status, name: status.adminName.value });

const OrderStatusModal = lazyPart(() => import('./OrderStatusModal.tsx'), 'OrderStatusModal');
const OrderStatusSortModal = lazyPart(
  () => import('./OrderStatusSortModal.tsx'),
  'OrderStatusSortModal',
);

export function OrderStatusListScreen() {
  const page = usePageData(orderStatusListRoute);
  const pagination = usePaginationFragment<
    OrderStatusListPaginationQuery,
    OrderStatusListScreen_company$key
  >(
    graphql`
      fragment OrderStatusListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "OrderStatusOrder" }
      )
      @refetchable(queryName: "OrderStatusListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        orderStatuses(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "OrderStatusListScreen_orderStatuses", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              adminName {
                value
              }
              publicName {
                value
                textColor
                background
              }
              type
              isDefault
              ordersCount @catch(to: NULL)
              viewerCanUpdate @catch(to: NULL)
              viewerCanDelete @catch(to: NULL)
              ...OrderStatusBadge_status
              ...OrderStatusModal_record
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(orderStatusList, pagination, ({ orderStatuses }) => orderStatuses);
  const rows = useMemo(() => list.rows.map(named), [list.rows]);
  const { companyId, code, may } = useAdmin(list.data);
  const maySetUp = may('CRM_SETTING');
  const open = useDialog(list.refresh);
  const merging = useMerge<Row>({
    accusative: 'статус',
    label: 'С каким статусом',
    search: useOrderStatusSearch(companyId),
    passes: ({ name, ordersCount }) =>
      `${ordersCount ? countOf(ordersCount, orderNouns) : 'Заявки'} со статусом «${name}» и те, что лежат в корзине,`,
    mutation: graphql`
      mutation OrderStatusListScreenMergeMutation($input: MergeOrderStatusesInput!) {
        mergeOrderStatuses(input: $input) {
          deletedOrderStatusId
          ...userErrors_payload
        }
      }
    `,
    onDone: list.refresh,
  });
  const { create, menu, bulk } = useRecordActions<OrderStatusListScreenDeleteMutation, Row>({
    companyId,
    list: { ...list, rows },
    dialog: OrderStatusModal,
    noun: ['статус', 'статуса', 'статусов'],
    deletion: graphql`
      mutation OrderStatusListScreenDeleteMutation(
        $input: DeleteOrderStatusesInput!
        $connections: [ID!]!
      ) {
        deleteOrderStatuses(input: $input) {
          deletedOrderStatusIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    input: (selection) => ({
      companyId,
      orderStatuses: selectionOf(selection, { search: list.search }),
    }),
    loss: () =>
      'Статусы, которые есть у заявок, останутся, как и статус новых заявок. Восстановить удалённое не получится.',
    instead: (row) => merging.inPlaceOfDeleting(row, (row.ordersCount ?? 0) > 0),
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="order-statuses"
      list={{ ...list, rows }}
      title="Статусы заявок"
      search={{ label: 'Поиск по статусам', placeholder: 'Название' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(row) => menu(row, merging.item(row))}
      create={maySetUp && { label: 'Добавить статус', onClick: create }}
      actions={
        maySetUp &&
        rows.length > 1 && (
          <Button
            icon={<ArrowDownUp size={16} aria-hidden />}
            onClick={() =>
              open((done) => <OrderStatusSortModal companyId={companyId} onDone={done} />)
            }
          >
            Порядок
          </Button>
        )
      }
      bulk={maySetUp && bulk}
      start={{
        title: 'Статусов пока нет',
        text: 'Статус говорит, что происходит с заявкой: её приняли, с ней работают, она оплачена или от неё отказались.',
        icon: <Tags />,
      }}
    />
  );
}

const columnsOf = (code: string): ListColumns<Row, typeof orderStatusList> => ({
  name: {
    header: 'Статус',
    isRowHeader: true,
    minWidth: 220,
    cell: (row) => <OrderStatusBadge status={row} />,
    link: ({ id }) => `/${code}/orders?status=${encodeURIComponent(id)}`,
    trail: ({ isDefault }) => isDefault && <Badge tone="primary">Новым заявкам</Badge>,
  },
  type: {
    header: 'Что означает',
    width: 150,
    muted: true,
    cell: ({ type }) => statusTypeLabels[type],
  },
  shown: {
    header: 'Видит клиент',
    width: 220,
    cell: ({ publicName }) => (
      <ColourBadge text={publicName.textColor} background={publicName.background}>
        {publicName.value}
      </ColourBadge>
    ),
  },
  orders: numberColumn('Заявки', ({ ordersCount }) => ordersCount, {
    link: ({ id }) => `/${code}/orders?status=${encodeURIComponent(id)}`,
  }),
});
