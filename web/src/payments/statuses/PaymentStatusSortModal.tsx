// A dialog that sorts the payment statuses by hand, in the sequence in which they are offered.
import { graphql } from 'react-relay';
import { sortModal } from '../../kit/list/sorting/sortModal.tsx';
import type { PaymentStatusSortModal_company$data } from '../../__generated__/PaymentStatusSortModal_company.graphql.ts';
import type { SortPaymentStatusesInput } from '../../__generated__/PaymentStatusSortModalMutation.graphql.ts';

export const PaymentStatusSortModal = sortModal({
  title: 'Порядок статусов',
  label: 'Статусы',
  note: 'В этом порядке статусы предлагают выбрать.',
  connection: ({ paymentStatuses }: PaymentStatusSortModal_company$data) => paymentStatuses,
  labelOf: ({ adminName }) => adminName,
  query: graphql`
    query PaymentStatusSortModalQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        ...PaymentStatusSortModal_company @alias(as: "parent")
      }
    }
  `,
  fragment: graphql`
    fragment PaymentStatusSortModal_company on Company
    @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "PaymentStatusSortModalPaginationQuery")
    @throwOnFieldError {
      paymentStatuses(first: $count, after: $cursor)
        @connection(key: "PaymentStatusSortModal_paymentStatuses", filters: []) {
        edges {
          node {
            id
            adminName
          }
        }
      }
    }
  `,
  mutation: graphql`
    mutation PaymentStatusSortModalMutation($input: SortPaymentStatusesInput!) {
      sortPaymentStatuses(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  input: (companyId, paymentStatusIds): SortPaymentStatusesInput => ({
    companyId,
    paymentStatusIds,
  }),
});
