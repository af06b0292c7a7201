// The route of the list of places: its query and URL state.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { placeListRouteQuery } from '../../__generated__/placeListRouteQuery.graphql.ts';

export const placeList = listAddress({ sorting: { name: 'NAME', created: 'CREATED_AT' } });

export const placeListRoute = companyPage<placeListRouteQuery>({
  query: graphql`
    query placeListRouteQuery($company: String!, $search: String, $orderBy: PlaceOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...PlaceListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: placeList.variablesAt,
  screen: () => import('./PlaceListScreen.tsx').then((module) => module.PlaceListScreen),
});
