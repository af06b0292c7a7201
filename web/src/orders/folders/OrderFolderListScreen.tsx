// The list of order folders: search, number of orders in each, actions on one or many.
import { useMemo } from 'react';
import { FolderOpen } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import { countOf, lazyPart, nameColumn, numberColumn } from '../../ui/index.ts';
import { useOrderFolderSearch } from '../choices.ts';
import { orderNouns } from '../orders/orderNouns.ts';
import { orderFolderList, orderFolderListRoute } from './orderFolderListRoute.ts';
import type {
  OrderFolderListScreen_company$data,
  OrderFolderListScreen_company$key,
} from '../../__generated__/OrderFolderListScreen_company.graphql.ts';
import type { OrderFolderListPaginationQuery } from '../../__generated__/OrderFolderListPaginationQuery.graphql.ts';
import type { OrderFolderListScreenDeleteMutation } from '../../__generated__/OrderFolderListScreenDeleteMutation.graphql.ts';

type Row = OrderFolderListScreen_company$data['orderFolders']['edges'][number]['node'];

const OrderFolderModal = lazyPart(() => import('./OrderFolderModal.tsx'), 'OrderFolderModal');

export function OrderFolderListScreen() {
  const page = usePageData(orderFolderListRoute);
  const pagination = usePaginationFragment<
    OrderFolderListPaginationQuery,
    OrderFolderListScreen_company$key
  >(
    graphql`
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
    requireAdmission(page.company),
  );
  const list = useList(orderFolderList, pagination, ({ orderFolders }) => orderFolders);
  const { companyId, code, may } = useAdmin(list.data);
  const maySetUp = may('CRM_SETTING');
  const merging = useMerge<Row>({
    accusative: 'папку',
    stays: 'выбранной',
    label: 'С какой папкой',
    search: useOrderFolderSearch(companyId),
    passes: ({ name, ordersCount }) =>
      `${ordersCount ? countOf(ordersCount, orderNouns) : 'Заявки'} из папки «${name}» и те, что лежат в корзине,`,
    mutation: graphql`
      mutation OrderFolderListScreenMergeMutation($input: MergeOrderFoldersInput!) {
        mergeOrderFolders(input: $input) {
          deletedOrderFolderId
          ...userErrors_payload
        }
      }
    `,
    onDone: list.refresh,
  });
  const { create, menu, bulk } = useRecordActions<OrderFolderListScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog: OrderFolderModal,
    noun: ['папка', 'папки', 'папок'],
    accusative: 'папку',
    deletion: graphql`
      mutation OrderFolderListScreenDeleteMutation(
        $input: DeleteOrderFoldersInput!
        $connections: [ID!]!
      ) {
        deleteOrderFolders(input: $input) {
          deletedOrderFolderIds @deleteEdge(connections: $connections)
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
      orderFolders: selectionOf(selection, { search: list.search }),
    }),
    loss: () => 'Папки, в которых лежат заявки, останутся. Восстановить удалённое не получится.',
    instead: (row) => merging.inPlaceOfDeleting(row, (row.ordersCount ?? 0) > 0),
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="order-folders"
      list={list}
      title="Папки заявок"
      search={{ label: 'Поиск по папкам', placeholder: 'Название' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(row) => menu(row, merging.item(row))}
      create={maySetUp && { label: 'Добавить папку', onClick: create }}
      bulk={maySetUp && bulk}
      start={{
        title: 'Папок пока нет',
        text: 'В папки раскладывают заявки по потокам, акциям или филиалам. По папкам их находят в списке.',
        icon: <FolderOpen />,
      }}
    />
  );
}

const ordersOf = (code: string, { id }: Row) => `/${code}/orders?folder=${encodeURIComponent(id)}`;

const columnsOf = (code: string): ListColumns<Row, typeof orderFolderList> => ({
  name: nameColumn(({ name }) => name, { link: (row) => ordersOf(code, row) }),
  orders: numberColumn('Заявки', ({ ordersCount }) => ordersCount, {
    link: (row) => ordersOf(code, row),
  }),
});
