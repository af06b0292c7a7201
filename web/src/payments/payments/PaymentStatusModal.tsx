// A dialog that changes the status of a payment, with the effects of the new status.
import { graphql, useFragment } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { ComboField, FormModal, Text, useForm, type ChosenRecord } from '../../ui/index.ts';
import { usePaymentStatusSearch } from '../paymentChoices.ts';
import { useConfirmOverpayment } from './useConfirmOverpayment.ts';
import type { PaymentStatusModal_payment$key } from '../../__generated__/PaymentStatusModal_payment.graphql.ts';
import type { PaymentStatusModalMutation } from '../../__generated__/PaymentStatusModalMutation.graphql.ts';

export function PaymentStatusModal({
  companyId,
  payment: key,
  onDone,
}: {
  companyId: string;
  payment: PaymentStatusModal_payment$key;
  onDone: () => void;
}) {
  const { id, version, paymentStatus } = useFragment<PaymentStatusModal_payment$key>(
    graphql`
      fragment PaymentStatusModal_payment on Payment {
        id
        version @catch(to: NULL)
        paymentStatus @catch(to: NULL) {
          id
          adminName
        }
      }
    `,
    key,
  );
  const send = useSubmit<PaymentStatusModalMutation>(
    graphql`
      mutation PaymentStatusModalMutation($input: UpdatePaymentInput!) {
        updatePayment(input: $input) {
          payment {
            ...PaymentStatusModal_payment
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone },
  );
  const update = useConfirmOverpayment(send);
  const form = useForm<{ statusId: ChosenRecord | null }>({
    defaultValues: {
      statusId: paymentStatus ? { id: paymentStatus.id, name: paymentStatus.adminName } : null,
    },
  });
  return (
    <FormModal
      title="Изменить статус платежа"
      size="narrow"
      confirmLabel="Изменить"
      form={form}
      onSubmit={({ statusId }) => update({ id, statusId: statusId?.id ?? '', version })}
    >
      <ComboField
        name="statusId"
        label="Статус"
        placeholder="Название статуса"
        required
        search={usePaymentStatusSearch(companyId)}
      />
      <Text color="muted">
        «Оплачен» откроет ученику доступ и запишет деньги как полученные школой. «Отменён» вернёт
        промокод. Деньги возвращаются кнопкой «Вернуть деньги».
      </Text>
    </FormModal>
  );
}
