// The sort dialog of roles: a user with several roles is labelled with the first of them.
import { graphql } from 'react-relay';
import { sortModal } from '../../kit/list/sorting/sortModal.tsx';
import type { RoleSortModal_company$data } from '../../__generated__/RoleSortModal_company.graphql.ts';
import type { SortRolesInput } from '../../__generated__/RoleSortModalMutation.graphql.ts';

export const RoleSortModal = sortModal({
  title: 'Порядок ролей',
  label: 'Роли',
  note: 'Если у человека несколько ролей, он называется по той, что выше. Права складываются из всех.',
  connection: ({ roles }: RoleSortModal_company$data) => roles,
  labelOf: ({ name }) => name,
  query: graphql`
    query RoleSortModalQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        ...RoleSortModal_company @alias(as: "parent")
      }
    }
  `,
  fragment: graphql`
    fragment RoleSortModal_company on Company
    @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
    @refetchable(queryName: "RoleSortModalPaginationQuery")
    @throwOnFieldError {
      roles(first: $count, after: $cursor) @connection(key: "RoleSortModal_roles", filters: []) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  `,
  mutation: graphql`
    mutation RoleSortModalMutation($input: SortRolesInput!) {
      sortRoles(input: $input) {
        roles {
          id
          priority
        }
        ...userErrors_payload
      }
    }
  `,
  input: (companyId, roleIds): SortRolesInput => ({ companyId, roleIds }),
});
