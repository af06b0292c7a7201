// A dialog that creates or renames an order folder.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { nameField } from '../../kit/record/nameField.tsx';
import type { OrderFolderModalCreateMutation } from '../../__generated__/OrderFolderModalCreateMutation.graphql.ts';
import type { OrderFolderModal_record$key } from '../../__generated__/OrderFolderModal_record.graphql.ts';
import type { OrderFolderModalUpdateMutation } from '../../__generated__/OrderFolderModalUpdateMutation.graphql.ts';

export const OrderFolderModal = entityModal<
  OrderFolderModal_record$key,
  OrderFolderModalCreateMutation,
  OrderFolderModalUpdateMutation
>({
  ...nameField(),
  creation: { title: 'Новая папка заявок', label: 'Добавить' },
  changeTitle: 'Изменение папки заявок',
  fragment: graphql`
    fragment OrderFolderModal_record on OrderFolder {
      id
      version
      name
    }
  `,
  create: graphql`
    mutation OrderFolderModalCreateMutation($input: CreateOrderFolderInput!) {
      createOrderFolder(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation OrderFolderModalUpdateMutation($input: UpdateOrderFolderInput!) {
      updateOrderFolder(input: $input) {
        orderFolder {
          ...OrderFolderModal_record
        }
        ...userErrors_payload
      }
    }
  `,
});
