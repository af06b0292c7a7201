// The route of the list of order folders: its address parameters and query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { orderFolderListRouteQuery } from '../../__generated__/orderFolderListRouteQuery.graphql.ts';

export const orderFolderList = listAddress({ sorting: { name: 'NAME' } });

export const orderFolderListRoute = companyPage<orderFolderListRouteQuery>({
  query: graphql`
    query orderFolderListRouteQuery($company: String!, $search: String, $orderBy: OrderFolderOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...OrderFolderListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: orderFolderList.variablesAt,
  screen: () =>
    import('./OrderFolderListScreen.tsx').then((module) => module.OrderFolderListScreen),
});
