// The list of order statuses in manual order: colours, type and number of orders.
import type { FunctionComponent } from 'react';
import { Tags } from 'lucide-react';
import { graphql } from 'react-relay';
import { entityListScreen } from '../../kit/list/entityList.tsx';
import { Badge, ColourBadge, countOf, lazyPart, numberColumn } from '../../ui/index.ts';
import { useOrderStatusSearch } from '../choices.ts';
import { orderNouns } from '../orders/orderNouns.ts';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import { orderStatusList, orderStatusListRoute } from './orderStatusListRoute.ts';
import { statusTypeLabels } from './statusTypes.ts';
import type { OrderStatusListScreen_company$data } from '../../__generated__/OrderStatusListScreen_company.graphql.ts';
import type { DeleteOrderStatusesInput } from '../../__generated__/OrderStatusListScreenDeleteMutation.graphql.ts';

export const OrderStatusListScreen: FunctionComponent = entityListScreen(orderStatusListRoute, {
  id: 'order-statuses',
  title: 'Статусы заявок',
  noun: ['статус', 'статуса', 'статусов'],
  create: 'Добавить статус',
  search: { label: 'Поиск по статусам', placeholder: 'Название' },
  start: {
    title: 'Статусов пока нет',
    text: 'Статус говорит, что происходит с заявкой: её приняли, с ней работают, она оплачена или от неё отказались.',
    icon: <Tags />,
  },
  permission: 'CRM_SETTING',
  address: orderStatusList,
  connection: ({ orderStatuses }: OrderStatusListScreen_company$data) => orderStatuses,
  named: ({ adminName }) => adminName.value,
  fragment: graphql`
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
  columns: (code) => ({
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
  }),
  dialog: lazyPart(() => import('./OrderStatusModal.tsx'), 'OrderStatusModal'),
  sortDialog: lazyPart(() => import('./OrderStatusSortModal.tsx'), 'OrderStatusSortModal'),
  deletion: {
    mutation: graphql`
      mutation OrderStatusListScreenDeleteMutation(
        $input: DeleteOrderStatusesInput!
        $connections: [ID!]!
      ) {
        deleteOrderStatuses(input: $input) {
          deletedOrderStatusIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, orderStatuses): DeleteOrderStatusesInput => ({ companyId, orderStatuses }),
    loss: () =>
      'Статусы, которые есть у заявок, останутся, как и статус новых заявок. Восстановить удалённое не получится.',
  },
  merge: {
    label: 'С каким статусом',
    useSearch: useOrderStatusSearch,
    passes: ({ name, ordersCount }) =>
      `${ordersCount ? countOf(ordersCount, orderNouns) : 'Заявки'} со статусом «${name}» и те, что лежат в корзине,`,
    isUsed: (row) => (row.ordersCount ?? 0) > 0,
    mutation: graphql`
      mutation OrderStatusListScreenMergeMutation($input: MergeOrderStatusesInput!) {
        mergeOrderStatuses(input: $input) {
          deletedOrderStatusId
          ...userErrors_payload
        }
      }
    `,
  },
});
