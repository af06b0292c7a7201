// The payments of one user, including unpaid ones.
import { useMemo } from 'react';
import { Wallet } from 'lucide-react';
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
import { PaymentStatusBadge } from '../statuses/PaymentStatusBadge.tsx';
import { typeLabels } from './paymentWords.ts';
import type {
  UserPayments_user$data,
  UserPayments_user$key,
} from '../../__generated__/UserPayments_user.graphql.ts';
import type { UserPaymentsPaginationQuery } from '../../__generated__/UserPaymentsPaginationQuery.graphql.ts';

type Row = UserPayments_user$data['payments']['edges'][number]['node'];

export function UserPayments({ user, code }: { user: UserPayments_user$key; code: string }) {
  const pagination = usePaginationFragment<UserPaymentsPaginationQuery, UserPayments_user$key>(
    graphql`
      fragment UserPayments_user on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "UserPaymentsPaginationQuery")
      @throwOnFieldError {
        payments(first: $count, after: $cursor) @connection(key: "UserPayments_payments") {
          totalCount
          edges {
            node {
              id
              databaseId
              price
              type
              refundedSum @catch(to: NULL)
              createdAt @catch(to: NULL)
              paidAt
              course @catch(to: NULL) {
                name
              }
              paymentStatus @catch(to: NULL) {
                ...PaymentStatusBadge_status
              }
            }
          }
        }
      }
    `,
    user,
  );
  const { rows, paging } = usePages(pagination, ({ payments }) => payments);
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <DataTable
      {...paging}
      id="user-payments"
      label="Платежи"
      columns={columns}
      rows={rows}
      rowLabel={nameOf}
      empty={
        <EmptyState
          kind="start"
          title="Платежей нет"
          text="Здесь стоят деньги, которые человек заплатил или должен заплатить за свои заявки."
          icon={<Wallet />}
        />
      }
    />
  );
}

const nameOf = ({ databaseId }: Row): string => `№ ${String(databaseId)}`;

const columnsOf = (code: string): Columns<Row> => ({
  name: nameColumn(nameOf, {
    header: 'Платёж',
    minWidth: 110,
    link: ({ databaseId }) => `/${code}/payments/${String(databaseId)}`,
  }),
  course: textColumn('Курс', ({ course }) => course?.name, { minWidth: 200 }),
  sum: {
    header: 'Сумма',
    digits: true,
    align: 'end',
    width: 120,
    cell: ({ price }) => formatPrice(price),
  },
  status: {
    header: 'Статус',
    width: 170,
    cell: ({ paymentStatus }) =>
      paymentStatus ? <PaymentStatusBadge status={paymentStatus} /> : '—',
  },
  type: textColumn('Способ', ({ type }) => typeLabels[type], { width: 110 }),
  paid: momentColumn('Оплачен', ({ paidAt }) => paidAt, { width: 150 }),
  refunded: textColumn(
    'Возвращено',
    ({ refundedSum }) => (Number(refundedSum) > 0 ? formatPrice(refundedSum) : null),
    { width: 120 },
  ),
  created: momentColumn('Создан', ({ createdAt }) => createdAt, { width: 150 }),
});
