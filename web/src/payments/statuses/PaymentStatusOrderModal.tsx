// A dialog that sorts the payment statuses by hand, in the sequence in which they are offered.
import { graphql, usePaginationFragment } from 'react-relay';
import { SortForm } from '../../kit/list/SortForm.tsx';
import { useAllPages } from '../../kit/list/useAllPages.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { Modal } from '../../ui/index.ts';
import type { PaymentStatusOrderModalMutation } from '../../__generated__/PaymentStatusOrderModalMutation.graphql.ts';
import type { PaymentStatusOrderModal_company$key } from '../../__generated__/PaymentStatusOrderModal_company.graphql.ts';
import type { PaymentStatusOrderModalPaginationQuery } from '../../__generated__/PaymentStatusOrderModalPaginationQuery.graphql.ts';
import type { PaymentStatusOrderModalQuery } from '../../__generated__/PaymentStatusOrderModalQuery.graphql.ts';

export function PaymentStatusOrderModal({
  companyId,
  onDone,
}: {
  companyId: string;
  onDone: () => void;
}) {
  const { node } = useLazyQuery<PaymentStatusOrderModalQuery>(
    graphql`
      query PaymentStatusOrderModalQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            ...PaymentStatusOrderModal_company @alias(as: "company")
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'network-only' },
  );
  return (
    <Modal title="Порядок статусов" size="narrow">
      {node?.company && <Order companyId={companyId} company={node.company} onDone={onDone} />}
    </Modal>
  );
}

function Order({
  companyId,
  company,
  onDone,
}: {
  companyId: string;
  company: PaymentStatusOrderModal_company$key;
  onDone: () => void;
}) {
  const { data, isWhole } = useAllPages(
    usePaginationFragment<
      PaymentStatusOrderModalPaginationQuery,
      PaymentStatusOrderModal_company$key
    >(
      graphql`
        fragment PaymentStatusOrderModal_company on Company
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "PaymentStatusOrderModalPaginationQuery")
        @throwOnFieldError {
          paymentStatuses(first: $count, after: $cursor)
            @connection(key: "PaymentStatusOrderModal_paymentStatuses", filters: []) {
            edges {
              node {
                id
                adminName
              }
            }
          }
        }
      `,
      company,
    ),
  );
  const [sort] = useMutation<PaymentStatusOrderModalMutation>(graphql`
    mutation PaymentStatusOrderModalMutation($input: SortPaymentStatusesInput!) {
      sortPaymentStatuses(input: $input) {
        ...userErrors_payload
      }
    }
  `);
  return (
    <SortForm
      label="Статусы"
      note="В этом порядке статусы предлагают выбрать."
      items={data.paymentStatuses.edges.map(({ node: { id, adminName } }) => ({
        id,
        name: adminName,
      }))}
      isWhole={isWhole}
      labelOf={({ name }) => name}
      send={(paymentStatusIds) =>
        sort({
          variables: { input: { companyId, paymentStatusIds } },
          updater: invalidateLists(companyId),
        })
      }
      onDone={onDone}
    />
  );
}
