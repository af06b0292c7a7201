// The roles that new users get by default.
import { graphql, readInlineData } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import type { ChosenRecord } from '../../ui/index.ts';
import type { useDefaultRoles_company$key } from '../../__generated__/useDefaultRoles_company.graphql.ts';
import type { useDefaultRolesQuery } from '../../__generated__/useDefaultRolesQuery.graphql.ts';

/** Fetches the roles and suspends. */
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

/** Reads the roles from a page's query. */
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
  // Filters here, too, for servers that ignore the filter.
  return roles.nodes.flatMap((role) => (role.default ? { id: role.id, name: role.name } : []));
}
