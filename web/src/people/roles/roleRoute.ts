// What the editor of a role asks for. An id that is no number means a new role.
import { graphql } from 'react-relay';
import { choice, idAt, valueAt } from '../../kit/addressParts.ts';
import { companyPage } from '../../kit/Admin.ts';
import type { roleRouteQuery } from '../../__generated__/roleRouteQuery.graphql.ts';

export const roleTab = valueAt('tab', choice(['permissions', 'users', 'history']));

/** Null for a new role. */
export const roleIdOf = idAt('role_id');

export const roleRoute = companyPage<roleRouteQuery>({
  query: graphql`
    query roleRouteQuery(
      $company: String!
      $id: Int!
      $exists: Boolean!
      $users: Boolean!
      $history: Boolean!
    ) @throwOnFieldError {
      ...RoleScreen_query
      company(code: $company) {
        ...AdminLayout_company
        ...RoleScreen_company @arguments(id: $id, exists: $exists, users: $users, history: $history)
      }
    }
  `,
  variables: (place) => {
    const id = roleIdOf(place);
    const tab = roleTab(place);
    return {
      id: id ?? 0,
      exists: id !== null,
      users: id !== null && tab === 'users',
      history: id !== null && tab === 'history',
    };
  },
  screen: () => import('./RoleScreen.tsx').then((module) => module.RoleScreen),
});
