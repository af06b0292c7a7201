// The order of roles: of several roles of a person the upper one names them.
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { staleLists } from '../../kit/useSave.ts';
import { Modal, ModalBody, ModalFooter, OrderedList, Text, useAlerts } from '../../ui/index.ts';
import type { RoleOrderModalMutation } from '../../__generated__/RoleOrderModalMutation.graphql.ts';
import type { RoleOrderModalQuery } from '../../__generated__/RoleOrderModalQuery.graphql.ts';

export function RoleOrderModal({ companyId, onDone }: { companyId: string; onDone: () => void }) {
  const { node: company } = useLazyLoadQuery<RoleOrderModalQuery>(
    graphql`
      query RoleOrderModalQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            roles(first: 100) {
              nodes {
                id
                name
              }
            }
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'network-only' },
  );
  const alerts = useAlerts();
  const [roles, setRoles] = useState(company?.roles?.nodes ?? []);
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
  return (
    <Modal title="Порядок ролей" size="narrow">
      <ModalBody>
        <Text tone="muted" mb="3">
          Если у человека несколько ролей, он называется по той, что выше. Права складываются из
          всех.
        </Text>
        <OrderedList label="Роли" items={roles} labelOf={({ name }) => name} onChange={setRoles} />
      </ModalBody>
      <ModalFooter confirmLabel="Сохранить" onConfirm={save} disableAfterClick={false} />
    </Modal>
  );
}
