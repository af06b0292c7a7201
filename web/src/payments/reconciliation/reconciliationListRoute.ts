// The route of the list of reconciliations: its address parameters and query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { reconciliationListRouteQuery } from '../../__generated__/reconciliationListRouteQuery.graphql.ts';

export const reconciliationList = listAddress({ sorting: { day: 'DAY' } });

export const reconciliationListRoute = companyPage<reconciliationListRouteQuery>({
  query: graphql`
    query reconciliationListRouteQuery($company: String!, $orderBy: ReconciliationOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...ReconciliationListScreen_company @arguments(orderBy: $orderBy)
      }
    }
  `,
  variables: (address) => ({ orderBy: reconciliationList.variablesAt(address).orderBy }),
  screen: () =>
    import('./ReconciliationListScreen.tsx').then((module) => module.ReconciliationListScreen),
});
