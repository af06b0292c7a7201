// A dialog that records a payment received outside the payment provider.
import { graphql } from 'react-relay';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import {
  aPrice,
  DateField,
  formatPrice,
  FormModal,
  Grid,
  instantOf,
  maxLengthOrEmpty,
  priceOf,
  priceText,
  TextArea,
  TextField,
  today,
  useForm,
} from '../../ui/index.ts';
import { useConfirmOverpayment } from './useConfirmOverpayment.ts';
import type { ManualPaymentModalMutation } from '../../__generated__/ManualPaymentModalMutation.graphql.ts';

export function ManualPaymentModal({
  companyId,
  orderId,
  left,
  onDone,
}: {
  companyId: string;
  orderId: string;
  /** The unpaid rest in roubles. */
  left: string;
  onDone: () => void;
}) {
  const send = useCreate<ManualPaymentModalMutation>(
    companyId,
    graphql`
      mutation ManualPaymentModalMutation($input: CreatePaymentInput!) {
        createPayment(input: $input) {
          payment {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const create = useConfirmOverpayment(send);
  const isPaid = Number(left) === 0;
  const form = useForm<{ price: string; paidAt: string | null; comment: string }>({
    defaultValues: { price: isPaid ? '' : priceText(left), paidAt: null, comment: '' },
  });
  const amount = priceOf(form.watch('price'));
  return (
    <FormModal
      title="Внести оплату"
      size="narrow"
      confirmLabel={amount === null ? 'Внести' : `Внести ${formatPrice(amount)}`}
      form={form}
      guardUnsaved
      onSubmit={({ price, paidAt, comment }) =>
        create({
          orderId,
          price: priceOf(price),
          paidAt: paidAt && momentOn(paidAt),
          comment: comment.trim() || null,
        })
      }
    >
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField
          name="price"
          label="Сумма"
          required
          hint={isPaid ? 'По заявке всё оплачено' : `Осталось ${formatPrice(left)}`}
          inputMode="decimal"
          suffix="₽"
          rules={[aPrice]}
        />
        <DateField name="paidAt" label="День оплаты" hint="Пусто: сейчас" />
      </Grid>
      <TextArea
        name="comment"
        label="Комментарий"
        hint="Например: наличные или номер счёта"
        rules={[maxLengthOrEmpty(1000)]}
      />
    </FormModal>
  );
}

/** Noon of the day, or the current time if it is today. The server rejects future days. */
const momentOn = (day: string): string =>
  (day === today() ? new Date() : instantOf(day, '12:00')).toISOString();
