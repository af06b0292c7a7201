// A dialog that creates or renames an order folder.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { maxLength, TextField } from '../../ui/index.ts';
import type { OrderFolderModalCreateMutation } from '../../__generated__/OrderFolderModalCreateMutation.graphql.ts';
import type { OrderFolderModal_record$key } from '../../__generated__/OrderFolderModal_record.graphql.ts';
import type { OrderFolderModalUpdateMutation } from '../../__generated__/OrderFolderModalUpdateMutation.graphql.ts';

export function OrderFolderModal({
  companyId,
  record,
  onDone,
}: RecordDialogProps<OrderFolderModal_record$key>) {
  const create = useCreate<OrderFolderModalCreateMutation>(
    companyId,
    graphql`
      mutation OrderFolderModalCreateMutation($input: CreateOrderFolderInput!) {
        createOrderFolder(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<OrderFolderModalUpdateMutation>(graphql`
    mutation OrderFolderModalUpdateMutation($input: UpdateOrderFolderInput!) {
      updateOrderFolder(input: $input) {
        orderFolder {
          ...OrderFolderModal_record
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useRecordForm({
    fragment: graphql`
      fragment OrderFolderModal_record on OrderFolder {
        id
        version
        name
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '' }),
    input: ({ name }) => ({ name: name.trim() }),
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...form}
      creation={{ title: 'Новая папка заявок', label: 'Добавить' }}
      changeTitle="Изменение папки заявок"
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} initialFocus />
    </RecordModal>
  );
}
