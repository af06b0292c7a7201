// The sort dialog of roles: a user with several roles is labelled with the first of them.
import { graphql, usePaginationFragment } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { SortForm } from '../../kit/list/SortForm.tsx';
import { useAllPages } from '../../kit/list/useAllPages.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import { Modal } from '../../ui/index.ts';
import type { RoleOrderModalMutation } from '../../__generated__/RoleOrderModalMutation.graphql.ts';
import type { RoleOrderModal_company$key } from '../../__generated__/RoleOrderModal_company.graphql.ts';
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

function Order({
  companyId,
  company,
  onDone,
}: {
  companyId: string;
  company: RoleOrderModal_company$key;
  onDone: () => void;
}) {
  const { data, isWhole } = useAllPages(
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
  const [sort] = useMutation<RoleOrderModalMutation>(graphql`
    mutation RoleOrderModalMutation($input: SortRolesInput!) {
      sortRoles(input: $input) {
        roles {
          id
          priority
        }
        ...userErrors_payload
      }
    }
  `);
  return (
    <SortForm
      label="Роли"
      note="Если у человека несколько ролей, он называется по той, что выше. Права складываются из всех."
      items={data.roles.edges.map(({ node: { id, name } }) => ({ id, name }))}
      isWhole={isWhole}
      labelOf={({ name }) => name}
      send={(roleIds) =>
        sort({ variables: { input: { companyId, roleIds } }, updater: invalidateLists(companyId) })
      }
      onDone={onDone}
    />
  );
}
