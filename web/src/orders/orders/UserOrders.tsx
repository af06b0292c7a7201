// The orders of one user.
import { useMemo } from 'react';
import { FileInput } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import {
  DataTable,
  EmptyState,
  formatPrice,
  momentColumn,
  nameColumn,
  textColumn,
  type Columns,
} from '../../ui/index.ts';
import { OrderStatusBadge } from '../statuses/OrderStatusBadge.tsx';
import type {
  UserOrders_user$data,
  UserOrders_user$key,
} from '../../__generated__/UserOrders_user.graphql.ts';
import type { UserOrdersPaginationQuery } from '../../__generated__/UserOrdersPaginationQuery.graphql.ts';

type Row = UserOrders_user$data['orders']['edges'][number]['node'];

export function UserOrders({ user, code }: { user: UserOrders_user$key; code: string }) {
  const pagination = usePaginationFragment<UserOrdersPaginationQuery, UserOrders_user$key>(
    graphql`
      fragment UserOrders_user on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "UserOrdersPaginationQuery")
      @throwOnFieldError {
        orders(first: $count, after: $cursor) @connection(key: "UserOrders_orders") {
          totalCount
          edges {
            node {
              id
              databaseId
              number
              name
              toPay @catch(to: NULL)
              createdAt @catch(to: NULL)
              status {
                ...OrderStatusBadge_status
              }
              manager @catch(to: NULL) {
                fullName
              }
            }
          }
        }
      }
    `,
    user,
  );
  const { rows, paging } = usePages(pagination, ({ orders }) => orders);
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <DataTable
      {...paging}
      id="user-orders"
      label="Заявки"
      columns={columns}
      rows={rows}
      rowLabel={({ number, name }) => `№ ${number} ${name}`}
      empty={
        <EmptyState
          kind="start"
          title="Заявок нет"
          text="Здесь стоит то, что человек хотел изучать: заявки с их ценой и статусом."
          icon={<FileInput />}
        />
      }
    />
  );
}

const columnsOf = (code: string): Columns<Row> => ({
  name: nameColumn(({ number, name }) => `№ ${number}. ${name}`, {
    header: 'Заявка',
    minWidth: 260,
    link: ({ databaseId }) => `/${code}/orders/${databaseId}`,
  }),
  status: {
    header: 'Статус',
    width: 160,
    cell: ({ status }) => (status ? <OrderStatusBadge status={status} /> : '—'),
  },
  sum: {
    header: 'К оплате',
    digits: true,
    align: 'end',
    width: 130,
    cell: ({ toPay }) => formatPrice(toPay),
  },
  manager: textColumn('Ответственный', ({ manager }) => manager?.fullName, { width: 190 }),
  created: momentColumn('Создана', ({ createdAt }) => createdAt),
});
