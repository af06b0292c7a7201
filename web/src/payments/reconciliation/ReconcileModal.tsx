// A dialog that starts the reconciliation of one day with YooKassa.
import { graphql } from 'react-relay';
import { firstDayOf } from '../../kit/period/period.ts';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import { DateField, FormModal, today, useForm } from '../../ui/index.ts';
import type { ReconcileModalMutation } from '../../__generated__/ReconcileModalMutation.graphql.ts';

export function ReconcileModal({ companyId, onDone }: { companyId: string; onDone: () => void }) {
  const yesterday = firstDayOf(today(), 2);
  const form = useForm<{ day: string | null }>({ defaultValues: { day: yesterday } });
  const create = useCreate<ReconcileModalMutation>(
    companyId,
    graphql`
      mutation ReconcileModalMutation($input: CreateReconciliationInput!) {
        createReconciliation(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  return (
    <FormModal
      title="Сверить день"
      confirmLabel="Сверить"
      size="narrow"
      form={form}
      onSubmit={({ day }) => create({ day: day ?? yesterday })}
    >
      <DateField name="day" label="День" required max={yesterday} />
    </FormModal>
  );
}
