// The roles and the groups of a company, for choosing among them.
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useRolesAndGroupsQuery } from '../../__generated__/useRolesAndGroupsQuery.graphql.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Suspends until they are here. */
export function useRolesAndGroups(companyId: string): {
  roles: readonly (Named & { readonly isDefault: boolean })[];
  groups: readonly Named[];
} {
  const { node: company } = useLazyLoadQuery<useRolesAndGroupsQuery>(
    graphql`
      query useRolesAndGroupsQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            roles(first: 100) {
              nodes {
                id
                name
                default
              }
            }
            groups(first: 100) {
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
    { fetchPolicy: 'store-and-network' },
  );
  return {
    roles: (company?.roles?.nodes ?? []).map((role) => ({
      id: role.id,
      name: role.name,
      isDefault: role.default,
    })),
    groups: (company?.groups?.nodes ?? []).map(({ id, name }) => ({ id, name })),
  };
}
