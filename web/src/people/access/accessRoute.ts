// What «Токены доступа» asks for at an address: what the open tab shows.
import { graphql } from 'react-relay';
import type { Page } from '../../kit/page.tsx';
import { companyCode } from '../../shell/Admin.ts';
import { accessList } from './accessList.ts';
import type { accessRouteQuery } from '../../__generated__/accessRouteQuery.graphql.ts';

export const accessRoute: Page<accessRouteQuery> = {
  query: graphql`
    query accessRouteQuery(
      $company: String!
      $search: String
      $orderBy: AccessTokenOrder
      $services: Boolean!
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...AccessScreen_company @arguments(search: $search, orderBy: $orderBy, services: $services)
      }
    }
  `,
  variables: (place) => {
    const state = accessList.read(place.search);
    return {
      company: companyCode(place),
      search: state.search || null,
      orderBy: accessList.orderBy(state),
      services: state.tab === 'services',
    };
  },
  screen: () => import('./AccessScreen.tsx').then((module) => module.AccessScreen),
};
