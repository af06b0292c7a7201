// A dialog that refunds a payment in full or in part.
import { graphql, useFragment } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  aPrice,
  formatPrice,
  FormModal,
  maxLengthOrEmpty,
  priceOf,
  priceText,
  Text,
  TextArea,
  TextField,
  useForm,
} from '../../ui/index.ts';
import { isGreater, remainder } from './paymentWords.ts';
import type { RefundModal_payment$key } from '../../__generated__/RefundModal_payment.graphql.ts';
import type { RefundModalMutation } from '../../__generated__/RefundModalMutation.graphql.ts';

export function RefundModal({
  payment: key,
  onDone,
}: {
  payment: RefundModal_payment$key;
  onDone: () => void;
}) {
  const { id, type, price, refundedSum } = useFragment<RefundModal_payment$key>(
    graphql`
      fragment RefundModal_payment on Payment {
        id
        type
        price
        refundedSum @catch(to: NULL)
      }
    `,
    key,
  );
  const refund = useSubmit<RefundModalMutation>(
    graphql`
      mutation RefundModalMutation($input: RefundPaymentInput!) {
        refundPayment(input: $input) {
          payment {
            id
            status
            ...RefundModal_payment
            ...PaymentStatusModal_payment
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone },
  );
  const left = remainder(price, refundedSum);
  const form = useForm({ defaultValues: { amount: priceText(left), reason: '' } });
  const amount = priceOf(form.watch('amount'));
  const isWhole = amount !== null && !isGreater(left, amount);
  return (
    <FormModal
      title="Вернуть деньги"
      size="narrow"
      danger
      confirmLabel={amount === null ? 'Вернуть' : `Вернуть ${formatPrice(amount)}`}
      form={form}
      guardUnsaved
      onSubmit={(values) =>
        refund({ id, amount: priceOf(values.amount), reason: values.reason.trim() || null })
      }
    >
      <TextField
        name="amount"
        label="Сколько"
        required
        hint={`От платежа осталось ${formatPrice(left)}`}
        inputMode="decimal"
        suffix="₽"
        rules={[aPrice, (text) => notMore(text, left)]}
      />
      <TextArea name="reason" label="Причина" rules={[maxLengthOrEmpty(1000)]} />
      <Text color="muted">
        {type === 'ONLINE'
          ? 'Деньги вернутся тем же путём, которым заплатили: обычно за несколько дней. Чек возврата придёт плательщику.'
          : 'Возврат только запишется: сами деньги передайте человеку так же, как получили.'}
        {isWhole && ' Платёж вернётся целиком, и доступ к купленному закроется.'}
      </Text>
    </FormModal>
  );
}

function notMore(text: string, left: string): string | null {
  const amount = priceOf(text);
  if (amount === null) return null;
  if (Number(amount) === 0) return 'Больше нуля';
  return isGreater(amount, left) ? `Не больше, чем осталось: ${formatPrice(left)}` : null;
}
