// The route of the list of payment statuses: its address parameters and query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { paymentStatusListRouteQuery } from '../../__generated__/paymentStatusListRouteQuery.graphql.ts';

/** In manual order by default. */
export const paymentStatusList = listAddress({ sorting: { name: 'ADMIN_NAME' } });

export const paymentStatusListRoute = companyPage<paymentStatusListRouteQuery>({
  query: graphql`
    query paymentStatusListRouteQuery(
      $company: String!
      $search: String
      $orderBy: PaymentStatusOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...PaymentStatusListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: paymentStatusList.variablesAt,
  screen: () =>
    import('./PaymentStatusListScreen.tsx').then((module) => module.PaymentStatusListScreen),
});
