// The custom fields of an order.
import { ListPlus } from 'lucide-react';
import { graphql } from 'react-relay';
import { FieldValues, heldField, updateFields, valuesOfFields } from '../../forms/index.ts';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Card, EmptyState, useAlerts } from '../../ui/index.ts';
import type { OrderFields_order$key } from '../../__generated__/OrderFields_order.graphql.ts';
import type { OrderFieldsMutation } from '../../__generated__/OrderFieldsMutation.graphql.ts';

export function OrderFields({
  order: key,
  companyId,
  isReadOnly,
}: {
  order: OrderFields_order$key;
  companyId: string;
  /** The order is in the trash. */
  isReadOnly: boolean;
}) {
  const alerts = useAlerts();
  const [commit] = useMutation<OrderFieldsMutation>(graphql`
    mutation OrderFieldsMutation($input: UpdateOrderCustomFieldsInput!) {
      updateOrderCustomFields(input: $input) {
        order {
          updatedAt @catch(to: NULL)
          ...OrderFields_order
        }
        ...userErrors_payload
      }
    }
  `);
  const {
    record: order,
    form,
    onSubmit,
  } = useRecordForm({
    fragment: graphql`
      fragment OrderFields_order on Order @throwOnFieldError {
        id
        version
        viewerCanUpdate @catch(to: NULL)
        customFields {
          ...heldField_field
        }
      }
    `,
    record: key,
    values: (now) => valuesOfFields((now?.customFields ?? []).map(heldField)),
    input: (held) => ({ held }),
    update: (now, sent) => updateFields(now, sent, (input) => commit({ variables: { input } })),
    onDone: alerts.saved,
  });
  const fields = (order?.customFields ?? []).map(heldField);
  if (fields.length === 0) {
    return (
      <EmptyState
        kind="start"
        title="Своих полей заявок пока нет"
        text="Здесь стоит то, что компания хочет знать о заявках, кроме курса, цены и клиента. Поля заводят в разделе «Свои поля»."
        icon={<ListPlus />}
      />
    );
  }
  return (
    <Card title="Поля заявки">
      <FieldValues
        form={form}
        onSubmit={onSubmit}
        fields={fields}
        uploadTo={`/media/companies/${companyId}`}
        readOnly={isReadOnly || order?.viewerCanUpdate === false}
      />
    </Card>
  );
}
