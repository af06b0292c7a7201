// A dialog that sorts the order statuses by hand, in the sequence in which an order passes through them.
import { graphql, usePaginationFragment } from 'react-relay';
import { SortForm } from '../../kit/list/SortForm.tsx';
import { useAllPages } from '../../kit/list/useAllPages.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { Modal } from '../../ui/index.ts';
import type { OrderStatusOrderModalMutation } from '../../__generated__/OrderStatusOrderModalMutation.graphql.ts';
import type { OrderStatusOrderModal_company$key } from '../../__generated__/OrderStatusOrderModal_company.graphql.ts';
import type { OrderStatusOrderModalPaginationQuery } from '../../__generated__/OrderStatusOrderModalPaginationQuery.graphql.ts';
import type { OrderStatusOrderModalQuery } from '../../__generated__/OrderStatusOrderModalQuery.graphql.ts';

export function OrderStatusOrderModal({
  companyId,
  onDone,
}: {
  companyId: string;
  onDone: () => void;
}) {
  const { node } = useLazyQuery<OrderStatusOrderModalQuery>(
    graphql`
      query OrderStatusOrderModalQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            ...OrderStatusOrderModal_company @alias(as: "company")
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
  company: OrderStatusOrderModal_company$key;
  onDone: () => void;
}) {
  const { data, isWhole } = useAllPages(
    usePaginationFragment<OrderStatusOrderModalPaginationQuery, OrderStatusOrderModal_company$key>(
      graphql`
        fragment OrderStatusOrderModal_company on Company
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "OrderStatusOrderModalPaginationQuery")
        @throwOnFieldError {
          orderStatuses(first: $count, after: $cursor)
            @connection(key: "OrderStatusOrderModal_orderStatuses", filters: []) {
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
      company,
    ),
  );
  const [sort] = useMutation<OrderStatusOrderModalMutation>(graphql`
    mutation OrderStatusOrderModalMutation($input: SortOrderStatusesInput!) {
      sortOrderStatuses(input: $input) {
        ...userErrors_payload
      }
    }
  `);
  return (
    <SortForm
      label="Статусы"
      note="В этом порядке статусы предлагают выбрать, и в нём заявка проходит путь от новой до оплаты."
      items={data.orderStatuses.edges.map(({ node: { id, adminName } }) => ({
        id,
        name: adminName.value,
      }))}
      isWhole={isWhole}
      labelOf={({ name }) => name}
      send={(orderStatusIds) =>
        sort({
          variables: { input: { companyId, orderStatusIds } },
          updater: invalidateLists(companyId),
        })
      }
      onDone={onDone}
    />
  );
}
