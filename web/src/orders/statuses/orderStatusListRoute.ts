// The route of the list of order statuses: its address parameters and query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { orderStatusListRouteQuery } from '../../__generated__/orderStatusListRouteQuery.graphql.ts';

/** In manual order by default. */
export const orderStatusList = listAddress({ sorting: { name: 'ADMIN_VALUE' } });

export const orderStatusListRoute = companyPage<orderStatusListRouteQuery>({
  query: graphql`
    query orderStatusListRouteQuery($company: String!, $search: String, $orderBy: OrderStatusOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...OrderStatusListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: orderStatusList.variablesAt,
  screen: () =>
    import('./OrderStatusListScreen.tsx').then((module) => module.OrderStatusListScreen),
});
