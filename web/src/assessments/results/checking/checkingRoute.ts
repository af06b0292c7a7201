// The query of the checking queue.
import { graphql } from 'react-relay';
import { companyPage } from '../../../kit/pages/Admin.ts';
import { checkingList, namedIds, toVariables } from './checkingList.ts';
import type { checkingRouteQuery } from '../../../__generated__/checkingRouteQuery.graphql.ts';

export const checkingRoute = companyPage<checkingRouteQuery>({
  query: graphql`
    query checkingRouteQuery(
      $company: String!
      $filter: TestAttemptQueueFilter
      $orderBy: TestAttemptOrder
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...CheckingScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...CheckingScreen_company @arguments(filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: ({ search }) => {
    const state = checkingList.read(search);
    const named = namedIds(state).slice(0, 100);
    return { ...toVariables(state), named, hasNamed: named.length > 0 };
  },
  screen: () => import('./CheckingScreen.tsx').then((module) => module.CheckingScreen),
});
