// The route of the list of groups: its query and URL state.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { groupListRouteQuery } from '../../__generated__/groupListRouteQuery.graphql.ts';

export const groupList = listAddress({ sorting: { name: 'NAME', created: 'CREATED_AT' } });

export const groupListRoute = companyPage<groupListRouteQuery>({
  query: graphql`
    query groupListRouteQuery($company: String!, $search: String, $orderBy: GroupOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...GroupListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: groupList.variablesAt,
  screen: () => import('./GroupListScreen.tsx').then((module) => module.GroupListScreen),
});
