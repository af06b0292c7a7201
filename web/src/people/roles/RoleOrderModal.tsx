// The order of roles: of several roles of a person the upper one names them.
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLazyQuery } from '../../kit/useLazyQuery.ts';
import { succeeded } from '../../kit/answer.ts';
import { useWhole } from '../../kit/list/useWhole.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { staleLists } from '../../kit/useSave.ts';
import {
  LoadingState,
  Modal,
  ModalBody,
  ModalFooter,
  OrderedList,
  Text,
  useAlerts,
  useUnsavedGuard,
} from '../../ui/index.ts';
import type { RoleOrderModalMutation } from '../../__generated__/RoleOrderModalMutation.graphql.ts';
import type {
  RoleOrderModal_company$data,
  RoleOrderModal_company$key,
} from '../../__generated__/RoleOrderModal_company.graphql.ts';
import type { RoleOrderModalPaginationQuery } from '../../__generated__/RoleOrderModalPaginationQuery.graphql.ts';
import type { RoleOrderModalQuery } from '../../__generated__/RoleOrderModalQuery.graphql.ts';

export function RoleOrderModal({ companyId, onDone }: { companyId: string; onDone: () => void }) {
  const { node } = useLazyQuery<RoleOrderModalQuery>(
    graphql`
      query RoleOrderModalQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            ...RoleOrderModal_company @alias(as: "company")
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'network-only' },
  );
  return (
    <Modal title="Порядок ролей" size="narrow">
      {node?.company && <Order companyId={companyId} company={node.company} onDone={onDone} />}
    </Modal>
  );
}

type Named = RoleOrderModal_company$data['roles']['edges'][number]['node'];

function Order({
  companyId,
  company,
  onDone,
}: {
  companyId: string;
  company: RoleOrderModal_company$key;
  onDone: () => void;
}) {
  const { data, isWhole } = useWhole(
    usePaginationFragment<RoleOrderModalPaginationQuery, RoleOrderModal_company$key>(
      graphql`
        fragment RoleOrderModal_company on Company
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "RoleOrderModalPaginationQuery")
        @throwOnFieldError {
          roles(first: $count, after: $cursor)
            @connection(key: "RoleOrderModal_roles", filters: []) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      `,
      company,
    ),
  );
  const alerts = useAlerts();
  const [moved, setMoved] = useState<readonly Named[] | null>(null);
  const roles = moved ?? data.roles.edges.map(({ node }) => node);
  useUnsavedGuard(moved !== null);
  const [sort] = useMutation<RoleOrderModalMutation>(graphql`
    mutation RoleOrderModalMutation($input: SortRolesInput!) {
      sortRoles(input: $input) {
        roles {
          id
          priority
        }
        userErrors {
          message
        }
      }
    }
  `);
  const save = async () => {
    const answer = await sort({
      variables: { input: { companyId, roleIds: roles.map(({ id }) => id) } },
      updater: staleLists(companyId),
    });
    if (!succeeded(answer, alerts)) return;
    alerts.saved();
    onDone();
  };
  // Half of the roles have no order.
  if (!isWhole) return <LoadingState />;
  return (
    <>
      <ModalBody>
        <Text tone="muted" mb="3">
          Если у человека несколько ролей, он называется по той, что выше. Права складываются из
          всех.
        </Text>
        <OrderedList label="Роли" items={roles} labelOf={({ name }) => name} onChange={setMoved} />
      </ModalBody>
      <ModalFooter confirmLabel="Сохранить" onConfirm={save} disableAfterClick={false} />
    </>
  );
}
