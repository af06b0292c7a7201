// The route of the list of roles: its query and URL state.
import { graphql } from 'react-relay';
import { listAddress } from '../../kit/list/listAddress.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { roleListRouteQuery } from '../../__generated__/roleListRouteQuery.graphql.ts';

export const roleList = listAddress({
  sorting: { priority: 'PRIORITY', name: 'NAME', created: 'CREATED_AT' },
});

export const roleListRoute = companyPage<roleListRouteQuery>({
  query: graphql`
    query roleListRouteQuery($company: String!, $search: String, $orderBy: RoleOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...RoleListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: roleList.variablesAt,
  screen: () => import('./RoleListScreen.tsx').then((module) => module.RoleListScreen),
});
