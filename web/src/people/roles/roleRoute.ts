// What the editor of a role asks for. An id that is no number means a new role.
import { graphql } from 'react-relay';
import { choice } from '../../kit/addressParts.ts';
import type { Place } from '../../kit/page.tsx';
import { companyPage } from '../../kit/Admin.ts';
import type { roleRouteQuery } from '../../__generated__/roleRouteQuery.graphql.ts';

const tabs = choice(['permissions', 'users', 'history']);

export const roleTab = ({ search }: Pick<Place, 'search'>) => tabs.read(search.get('tab') ?? '');

/** Null for a new role. */
export function roleIdOf({ params }: Pick<Place, 'params'>): number | null {
  const text = params['role_id'] ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

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
