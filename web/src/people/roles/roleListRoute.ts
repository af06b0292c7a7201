// What the list of roles asks for at an address.
import { graphql } from 'react-relay';
import type { Page } from '../../kit/page.tsx';
import { companyCode } from '../../shell/Admin.ts';
import { roleList } from './roleList.ts';
import type { roleListRouteQuery } from '../../__generated__/roleListRouteQuery.graphql.ts';

export const roleListRoute: Page<roleListRouteQuery> = {
  query: graphql`
    query roleListRouteQuery($company: String!, $search: String, $orderBy: RoleOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...RoleListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => {
    const state = roleList.read(place.search);
    return {
      company: companyCode(place),
      search: state.search || null,
      orderBy: roleList.orderBy(state),
    };
  },
  screen: () => import('./RoleListScreen.tsx').then((module) => module.RoleListScreen),
};
