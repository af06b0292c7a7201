// The list of order folders: search, number of orders in each, actions on one or many.
import type { FunctionComponent } from 'react';
import { FolderOpen } from 'lucide-react';
import { graphql } from 'react-relay';
import { entityListScreen } from '../../kit/list/entityList.tsx';
import { countOf, lazyPart, nameColumn, numberColumn } from '../../ui/index.ts';
import { useOrderFolderSearch } from '../choices.ts';
import { orderNouns } from '../orders/orderNouns.ts';
import { orderFolderList, orderFolderListRoute } from './orderFolderListRoute.ts';
import type { OrderFolderListScreen_company$data } from '../../__generated__/OrderFolderListScreen_company.graphql.ts';
import type { DeleteOrderFoldersInput } from '../../__generated__/OrderFolderListScreenDeleteMutation.graphql.ts';

type Row = OrderFolderListScreen_company$data['orderFolders']['edges'][number]['node'];

export const OrderFolderListScreen: FunctionComponent = entityListScreen(orderFolderListRoute, {
  id: 'order-folders',
  title: 'Папки заявок',
  noun: ['папка', 'папки', 'папок'],
  accusative: 'папку',
  create: 'Добавить папку',
  search: { label: 'Поиск по папкам', placeholder: 'Название' },
  start: {
    title: 'Папок пока нет',
    text: 'В папки раскладывают заявки по потокам, акциям или филиалам. По папкам их находят в списке.',
    icon: <FolderOpen />,
  },
  permission: 'CRM_SETTING',
  address: orderFolderList,
  connection: ({ orderFolders }: OrderFolderListScreen_company$data) => orderFolders,
  fragment: graphql`
    fragment OrderFolderListScreen_company on Company
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 20 }
      cursor: { type: "String" }
      search: { type: "String" }
      orderBy: { type: "OrderFolderOrder" }
    )
    @refetchable(queryName: "OrderFolderListPaginationQuery")
    @throwOnFieldError {
      ...Admin_company
      orderFolders(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "OrderFolderListScreen_orderFolders", filters: ["search", "orderBy"]) {
        __id
        totalCount
        edges {
          node {
            id
            name
            ordersCount @catch(to: NULL)
            viewerCanUpdate @catch(to: NULL)
            viewerCanDelete @catch(to: NULL)
            ...OrderFolderModal_record
          }
        }
      }
    }
  `,
  columns: (code) => ({
    name: nameColumn(({ name }) => name, { link: (row) => ordersOf(code, row) }),
    orders: numberColumn('Заявки', ({ ordersCount }) => ordersCount, {
      link: (row) => ordersOf(code, row),
    }),
  }),
  dialog: lazyPart(() => import('./OrderFolderModal.tsx'), 'OrderFolderModal'),
  deletion: {
    mutation: graphql`
      mutation OrderFolderListScreenDeleteMutation(
        $input: DeleteOrderFoldersInput!
        $connections: [ID!]!
      ) {
        deleteOrderFolders(input: $input) {
          deletedOrderFolderIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, orderFolders): DeleteOrderFoldersInput => ({ companyId, orderFolders }),
    loss: () => 'Папки, в которых лежат заявки, останутся. Восстановить удалённое не получится.',
  },
  merge: {
    stays: 'выбранной',
    label: 'С какой папкой',
    useSearch: useOrderFolderSearch,
    passes: ({ name, ordersCount }) =>
      `${ordersCount ? countOf(ordersCount, orderNouns) : 'Заявки'} из папки «${name}» и те, что лежат в корзине,`,
    isUsed: (row) => (row.ordersCount ?? 0) > 0,
    mutation: graphql`
      mutation OrderFolderListScreenMergeMutation($input: MergeOrderFoldersInput!) {
        mergeOrderFolders(input: $input) {
          deletedOrderFolderId
          ...userErrors_payload
        }
      }
    `,
  },
});

const ordersOf = (code: string, { id }: Row) => `/${code}/orders?folder=${encodeURIComponent(id)}`;
