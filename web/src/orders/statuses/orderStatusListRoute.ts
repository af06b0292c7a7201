// The list of statuses of orders in the address, and what it asks for there.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { orderStatusListRouteQuery } from '../../__generated__/orderStatusListRouteQuery.graphql.ts';

/** In their order by hand. */
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
