// The route of a role's page: its query. An id that isn't a number means a new role.
import { graphql } from 'react-relay';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import { choice, idAt, valueAt, type Address } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { roleRouteQuery } from '../../__generated__/roleRouteQuery.graphql.ts';

export const roleTab = valueAt('tab', choice(['permissions', 'users', 'history']));

/** Null for a new role. */
export const roleIdOf = idAt('role_id');

/** The role that a new one copies. */
const originalOf = ({ search }: Pick<Address, 'search'>): number | null => {
  const id = search.get('copy');
  return id !== null && /^\d{1,9}$/.test(id) ? Number(id) : null;
};

export const copyRolePath = (code: string, databaseId: number) =>
  `/${code}/roles/create?copy=${databaseId}`;

export const roleRoute = companyPage<roleRouteQuery>({
  query: graphql`
    query roleRouteQuery(
      $company: String!
      $id: Int!
      $exists: Boolean!
      $users: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
      $original: Int!
      $copies: Boolean!
    ) @throwOnFieldError {
      ...RoleScreen_query
      company(code: $company) {
        ...AdminLayout_company
        ...RoleScreen_company
          @arguments(
            id: $id
            exists: $exists
            users: $users
            history: $history
            changes: $changes
            original: $original
            copies: $copies
          )
      }
    }
  `,
  variables: (place) => {
    const id = roleIdOf(place);
    const tab = roleTab(place);
    const original = id === null ? originalOf(place) : null;
    return {
      original: original ?? 0,
      copies: original !== null,
      id: id ?? 0,
      exists: id !== null,
      users: id !== null && tab === 'users',
      history: id !== null && tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./RoleScreen.tsx').then((module) => module.RoleScreen),
});
