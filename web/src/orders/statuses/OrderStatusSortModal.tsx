// A dialog that sorts the order statuses by hand, in the sequence in which an order passes through them.
import { graphql } from 'react-relay';
import { sortModal } from '../../kit/list/sorting/sortModal.tsx';
import type { OrderStatusSortModal_company$data } from '../../__generated__/OrderStatusSortModal_company.graphql.ts';
import type { SortOrderStatusesInput } from '../../__generated__/OrderStatusSortModalMutation.graphql.ts';

export const OrderStatusSortModal = sortModal({
  title: 'Порядок статусов',
  label: 'Статусы',
  note: 'В этом порядке статусы предлагают выбрать, и в нём заявка проходит путь от новой до оплаты.',
  connection: ({ orderStatuses }: OrderStatusSortModal_company$data) => orderStatuses,
  labelOf: ({ adminName }) => adminName.value,
  query: graphql`
    query OrderStatusSortModalQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        ...OrderStatusSortModal_company @alias(as: "parent")
      }
    }
  `,
  fragment: graphql`
    fragment OrderStatusSortModal_company on Company
    @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "OrderStatusSortModalPaginationQuery")
    @throwOnFieldError {
      orderStatuses(first: $count, after: $cursor)
        @connection(key: "OrderStatusSortModal_orderStatuses", filters: []) {
        edges {
          node {
            id
            adminName {
              value
            }
          }
        }
      }
    }
  `,
  mutation: graphql`
    mutation OrderStatusSortModalMutation($input: SortOrderStatusesInput!) {
      sortOrderStatuses(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  input: (companyId, orderStatusIds): SortOrderStatusesInput => ({ companyId, orderStatusIds }),
});
