// What whoever is new gets where nothing else is said.
import { graphql, readInlineData } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import type { ChosenRecord } from '../../ui/index.ts';
import type { useDefaultRoles_company$key } from '../../__generated__/useDefaultRoles_company.graphql.ts';
import type { useDefaultRolesQuery } from '../../__generated__/useDefaultRolesQuery.graphql.ts';

/** Suspends until it is here. */
export function useDefaultRoles(companyId: string): readonly ChosenRecord[] {
  const { node } = useLazyQuery<useDefaultRolesQuery>(
    graphql`
      query useDefaultRolesQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            ...useDefaultRoles_company @alias(as: "company")
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'store-and-network' },
  );
  return node?.company ? defaultRolesOf(node.company) : [];
}

/** The same where a query of a page has brought it. */
export function defaultRolesOf(key: useDefaultRoles_company$key): readonly ChosenRecord[] {
  const { roles } = readInlineData<useDefaultRoles_company$key>(
    graphql`
      fragment useDefaultRoles_company on Company @inline @throwOnFieldError {
        roles(filter: { default: true }) {
          nodes {
            id
            name
            default
          }
        }
      }
    `,
    key,
  );
  // A server may know no such filter.
  return roles.nodes.flatMap((role) => (role.default ? { id: role.id, name: role.name } : []));
}
