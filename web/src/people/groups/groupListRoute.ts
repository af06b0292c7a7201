// The list of groups in the address, and what it asks for there.
import { graphql } from 'react-relay';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { Page } from '../../kit/page.tsx';
import { companyCode } from '../../kit/Admin.ts';
import type { groupListRouteQuery } from '../../__generated__/groupListRouteQuery.graphql.ts';

export const groupList = listAddress({ sorting: { name: 'NAME', created: 'CREATED_AT' } });

export const groupListRoute: Page<groupListRouteQuery> = {
  query: graphql`
    query groupListRouteQuery($company: String!, $search: String, $orderBy: GroupOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...GroupListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => ({
    company: companyCode(place),
    ...groupList.variables(groupList.read(place.search)),
  }),
  screen: () => import('./GroupListScreen.tsx').then((module) => module.GroupListScreen),
};
