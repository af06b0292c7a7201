// What the school sells in the period of the address, and what it asks for there.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/Admin.ts';
import { periodAt } from '../../kit/period/period.ts';
import type { salesRouteQuery } from '../../__generated__/salesRouteQuery.graphql.ts';

export const salesRoute = companyPage<salesRouteQuery>({
  query: graphql`
    query salesRouteQuery($company: String!, $from: Date, $to: Date) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...SalesScreen_company @arguments(from: $from, to: $to)
      }
    }
  `,
  variables: periodAt,
  screen: () => import('./SalesScreen.tsx').then((module) => module.SalesScreen),
});
