// What the list of groups asks for at an address.
import { graphql } from 'react-relay';
import type { Page } from '../../kit/page.tsx';
import { companyCode } from '../../shell/Admin.ts';
import { groupList } from './groupList.ts';
import type { groupListRouteQuery } from '../../__generated__/groupListRouteQuery.graphql.ts';

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
  variables: (place) => {
    const state = groupList.read(place.search);
    return {
      company: companyCode(place),
      search: state.search || null,
      orderBy: groupList.orderBy(state),
    };
  },
  screen: () => import('./GroupListScreen.tsx').then((module) => module.GroupListScreen),
};
