// The payments tab of an order: its totals, its payments, and a button that records a manual payment.
import { useMemo } from 'react';
import { CalendarRange, Plus, Wallet } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  DetailList,
  Flex,
  formatDate,
  formatPrice,
  lazyPart,
  momentColumn,
  nameColumn,
  Stack,
  textColumn,
  type Columns,
} from '../../ui/index.ts';
import { dueDay } from '../instalments/instalments.ts';
import { PaymentStatusBadge } from '../statuses/PaymentStatusBadge.tsx';
import { remainder, sumWords, typeLabels } from './paymentWords.ts';
import { usePaymentActions } from './usePaymentActions.tsx';
import type {
  OrderPayments_order$data,
  OrderPayments_order$key,
} from '../../__generated__/OrderPayments_order.graphql.ts';
import type { OrderPaymentsPaginationQuery } from '../../__generated__/OrderPaymentsPaginationQuery.graphql.ts';

type Row = OrderPayments_order$data['payments']['edges'][number]['node'];

export function OrderPayments({
  order: key,
  companyId,
  code,
  isReadOnly,
}: {
  order: OrderPayments_order$key;
  companyId: string;
  /** The company's code, for addresses. */
  code: string;
  /** The order is in the trash. */
  isReadOnly: boolean;
}) {
  const pagination = usePaginationFragment<OrderPaymentsPaginationQuery, OrderPayments_order$key>(
    graphql`
      fragment OrderPayments_order on Order
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "OrderPaymentsPaginationQuery")
      @throwOnFieldError {
        id
        toPay @catch(to: NULL)
        paidAt
        paymentOrder {
          paidSum @catch(to: NULL)
        }
        payments(first: $count, after: $cursor) @connection(key: "OrderPayments_payments") {
          totalCount
          edges {
            node {
              id
              databaseId
              price
              refundedSum @catch(to: NULL)
              type
              createdAt @catch(to: NULL)
              paidAt
              comment
              dueAt @catch(to: NULL)
              paymentStatus @catch(to: NULL) {
                ...PaymentStatusBadge_status
              }
              ...usePaymentActions_payment
            }
          }
        }
      }
    `,
    key,
  );
  const { data: order, rows, paging } = usePages(pagination, ({ payments }) => payments);
  const refresh = useFreshPage();
  const open = useDialog(refresh);
  const actions = usePaymentActions({ companyId, refresh });
  const columns = useMemo(() => columnsOf(code), [code]);
  const paid = order.paymentOrder?.paidSum ?? '0.00';
  const left = remainder(order.toPay ?? '0.00', paid);
  return (
    <Stack gap="4">
      <Card
        title="Оплата"
        actions={
          !isReadOnly && (
            <Flex gap="2" wrap="wrap">
              {Number(left) > 0 && (
                <Button
                  icon={<CalendarRange size={16} aria-hidden />}
                  onClick={() =>
                    open((done) => (
                      <InstalmentsModal orderId={order.id} left={left} onDone={done} />
                    ))
                  }
                >
                  Рассрочка
                </Button>
              )}
              <Button
                variant="primary"
                icon={<Plus size={16} aria-hidden />}
                onClick={() =>
                  open((done) => (
                    <ManualPaymentModal
                      companyId={companyId}
                      orderId={order.id}
                      left={left}
                      onDone={done}
                    />
                  ))
                }
              >
                Внести оплату
              </Button>
            </Flex>
          )
        }
      >
        <DetailList
          facts={[
            { name: 'К оплате', value: formatPrice(order.toPay) },
            { name: 'Оплачено', value: sumWords(paid) },
            { name: 'Осталось', value: sumWords(left) },
            ...(order.paidAt
              ? [{ name: 'Оплачена целиком', value: formatDate(order.paidAt) }]
              : []),
          ]}
        />
      </Card>
      <Card title="Платежи" padding="none">
        <DataTable
          {...paging}
          id="order-payments"
          label="Платежи"
          columns={columns}
          rows={rows}
          rowLabel={nameOf}
          rowActions={actions}
          empty={
            <EmptyState
              kind="start"
              title="Платежей нет"
              text="Здесь появятся деньги, которые придут через ЮKassa или которые внесёт сотрудник."
              icon={<Wallet />}
            />
          }
        />
      </Card>
    </Stack>
  );
}

const InstalmentsModal = lazyPart(
  () => import('../instalments/InstalmentsModal.tsx'),
  'InstalmentsModal',
);
const ManualPaymentModal = lazyPart(() => import('./ManualPaymentModal.tsx'), 'ManualPaymentModal');

const nameOf = ({ databaseId }: Row): string => `№ ${String(databaseId)}`;

const columnsOf = (code: string): Columns<Row> => ({
  name: nameColumn(nameOf, {
    header: 'Платёж',
    minWidth: 110,
    link: ({ databaseId }) => `/${code}/payments/${String(databaseId)}`,
  }),
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
  comment: textColumn('Комментарий', ({ comment }) => comment, { minWidth: 160 }),
  due: textColumn('Оплатить до', ({ dueAt }) => (dueAt == null ? null : dueDay(dueAt)), {
    width: 130,
  }),
  created: momentColumn('Создан', ({ createdAt }) => createdAt, { width: 150 }),
});
