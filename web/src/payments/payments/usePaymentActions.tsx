// Actions on a payment, in the list and on its page: change the status, refund, and refresh from the payment provider.
import { HandCoins, RefreshCw, Tag } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { lazyPart, type MenuItem } from '../../ui/index.ts';
import { remainder } from './paymentWords.ts';
import type { usePaymentActions_payment$key } from '../../__generated__/usePaymentActions_payment.graphql.ts';
import type { usePaymentActionsCheckMutation } from '../../__generated__/usePaymentActionsCheckMutation.graphql.ts';

export function usePaymentActions({
  companyId,
  refresh,
}: {
  companyId: string;
  /** Refetches the page. */
  refresh: () => void;
}): (key: usePaymentActions_payment$key) => readonly MenuItem[] {
  const open = useDialog(refresh);
  const [check] = useAction<usePaymentActionsCheckMutation>(
    graphql`
      mutation usePaymentActionsCheckMutation($input: CheckPaymentInput!) {
        checkPayment(input: $input) {
          payment {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  return (key) => {
    const payment = readInlineData<usePaymentActions_payment$key>(
      graphql`
        fragment usePaymentActions_payment on Payment @inline {
          id
          status
          type
          price
          refundedSum @catch(to: NULL)
          viewerCanUpdate @catch(to: NULL)
          ...PaymentStatusModal_payment
          ...RefundModal_payment
        }
      `,
      key,
    );
    // When the server returns no permission (null), the action is offered and the server may refuse it.
    if (payment.viewerCanUpdate === false) return [];
    const { id, type, status } = payment;
    const hasMoney = status === 'PAID' || status === 'PARTLY_REFUNDED';
    const isReturnable =
      hasMoney && type !== 'FREE' && Number(remainder(payment.price, payment.refundedSum)) > 0;
    return [
      {
        id: 'status',
        label: 'Изменить статус',
        icon: <Tag />,
        onAction: () =>
          open((done) => (
            <PaymentStatusModal companyId={companyId} payment={payment} onDone={done} />
          )),
      },
      ...(type === 'ONLINE'
        ? [
            {
              id: 'check',
              label: 'Спросить у ЮKassa',
              icon: <RefreshCw />,
              onAction: () =>
                void check({
                  variables: { input: { id } },
                  done: 'ЮKassa спросили: ответ появится здесь через несколько секунд',
                }),
            },
          ]
        : []),
      ...(isReturnable
        ? [
            {
              id: 'refund',
              label: 'Вернуть деньги',
              icon: <HandCoins />,
              onAction: () => open((done) => <RefundModal payment={payment} onDone={done} />),
            },
          ]
        : []),
    ];
  };
}

const PaymentStatusModal = lazyPart(() => import('./PaymentStatusModal.tsx'), 'PaymentStatusModal');
const RefundModal = lazyPart(() => import('./RefundModal.tsx'), 'RefundModal');
