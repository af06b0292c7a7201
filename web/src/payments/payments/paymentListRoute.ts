// The route of the list of payments and its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { filterOf, namedIds, paymentList } from './paymentList.ts';
import type { paymentListRouteQuery } from '../../__generated__/paymentListRouteQuery.graphql.ts';

export const paymentListRoute = companyPage<paymentListRouteQuery>({
  query: graphql`
    query paymentListRouteQuery(
      $company: String!
      $search: String
      $filter: PaymentFilter
      $orderBy: PaymentSort
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...PaymentListScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...PaymentListScreen_company @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: ({ search }) => {
    const state = paymentList.read(search);
    const named = namedIds(state).slice(0, 100);
    return {
      ...paymentList.variables(state),
      filter: filterOf(state),
      named,
      hasNamed: named.length > 0,
    };
  },
  screen: () => import('./PaymentListScreen.tsx').then((module) => module.PaymentListScreen),
});
