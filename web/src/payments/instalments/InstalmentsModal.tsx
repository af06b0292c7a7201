// A dialog that splits the unpaid rest of an order into instalments: their number and the first due date.
import { graphql } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  DateField,
  formatDate,
  formatPrice,
  FormModal,
  Select,
  today,
  useForm,
} from '../../ui/index.ts';
import { NumberTable } from '../../ui/charts/NumberTable.tsx';
import { splitIntoInstalments } from './instalments.ts';
import type { InstalmentsModalMutation } from '../../__generated__/InstalmentsModalMutation.graphql.ts';

const counts = [2, 3, 4, 6, 10, 12, 24];

export function InstalmentsModal({
  orderId,
  left,
  onDone,
}: {
  orderId: string;
  /** The unpaid rest in roubles. */
  left: string;
  onDone: () => void;
}) {
  const form = useForm<{ count: string; firstDay: string | null }>({
    defaultValues: { count: '3', firstDay: today() },
  });
  const create = useSubmit<InstalmentsModalMutation>(
    graphql`
      mutation InstalmentsModalMutation($input: CreateInstalmentsInput!) {
        createInstalments(input: $input) {
          paymentOrder {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone },
  );
  const { count, firstDay } = form.watch();
  const parts = splitIntoInstalments(left, Number(count), firstDay ?? today());
  return (
    <FormModal
      title={`Рассрочка на ${formatPrice(left)}`}
      confirmLabel="Разбить на части"
      form={form}
      onSubmit={() => create({ orderId, parts })}
    >
      <Select
        name="count"
        label="Сколько платежей"
        required
        options={counts.map((each) => ({ value: String(each), label: String(each) }))}
      />
      <DateField
        name="firstDay"
        label="Первый платёж — не позже"
        required
        min={today()}
        hint="Следующие — через месяц один после другого"
      />
      <NumberTable
        title="План"
        note="Доступ откроется с первым платежом. За 3 дня до срока придёт письмо; если через 7 дней после срока платежа нет, доступ приостановится."
        heads={['Оплатить до', 'Сумма']}
        rows={parts.map(({ price, dueOn }) => ({
          key: dueOn,
          name: formatDate(dueOn),
          numbers: [formatPrice(price)],
        }))}
      />
    </FormModal>
  );
}
