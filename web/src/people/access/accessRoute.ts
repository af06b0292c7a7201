// The route of «Токены доступа»: its query, which fetches only the open tab, and its URL state.
import { graphql } from 'react-relay';
import { choice } from '../../kit/pages/addressParameters.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { accessRouteQuery } from '../../__generated__/accessRouteQuery.graphql.ts';

export const accessList = listAddress({
  sorting: { name: 'NAME', created: 'CREATED_AT', expires: 'EXPIRES_AT', used: 'LAST_USED_AT' },
  views: { tab: choice(['tokens', 'services']) },
});

export const accessRoute = companyPage<accessRouteQuery>({
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
  variables: (place) => ({
    ...accessList.variablesAt(place),
    services: accessList.read(place.search).tab === 'services',
  }),
  screen: () => import('./AccessScreen.tsx').then((module) => module.AccessScreen),
});
