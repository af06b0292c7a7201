// The refunds of a payment; renders nothing if there are none.
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  Card,
  DataTable,
  formatPrice,
  momentColumn,
  textColumn,
  type Columns,
  type Tone,
} from '../../ui/index.ts';
import { refundLabels } from './paymentWords.ts';
import type {
  PaymentRefunds_payment$data,
  PaymentRefunds_payment$key,
  RefundState,
} from '../../__generated__/PaymentRefunds_payment.graphql.ts';

type Refund = NonNullable<PaymentRefunds_payment$data['refunds']>[number];

export function PaymentRefunds({ payment }: { payment: PaymentRefunds_payment$key }) {
  const { refunds } = useFragment<PaymentRefunds_payment$key>(
    graphql`
      fragment PaymentRefunds_payment on Payment {
        refunds @catch(to: NULL) {
          databaseId
          amount
          status
          reason
          problem
          createdAt
          author @catch(to: NULL) {
            fullName
          }
        }
      }
    `,
    payment,
  );
  if (!refunds || refunds.length === 0) return null;
  return (
    <Card title="Возвраты" padding="none">
      <DataTable
        id="payment-refunds"
        label="Возвраты"
        columns={columns}
        rows={refunds.map((refund) => ({ ...refund, id: String(refund.databaseId) }))}
        rowLabel={({ amount }) => formatPrice(amount)}
        empty={null}
      />
    </Card>
  );
}

const tones: Record<RefundState, Tone> = {
  WAITING: 'warning',
  SUCCEEDED: 'success',
  CANCELED: 'danger',
};

const columns: Columns<Refund & { id: string }> = {
  amount: {
    header: 'Сумма',
    isRowHeader: true,
    digits: true,
    width: 120,
    cell: ({ amount }) => formatPrice(amount),
  },
  status: {
    header: 'Что с ним',
    width: 140,
    cell: ({ status }) => <Badge tone={tones[status]}>{refundLabels[status]}</Badge>,
  },
  reason: textColumn('Причина', ({ reason, problem }) => problem ?? reason, { minWidth: 160 }),
  author: textColumn('Кто вернул', ({ author }) => author?.fullName, { width: 160 }),
  created: momentColumn('Когда', ({ createdAt }) => createdAt),
};
