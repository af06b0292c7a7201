// The query of the list of tests.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { namedIds, testList, toVariables } from './testList.ts';
import type { testListRouteQuery } from '../../__generated__/testListRouteQuery.graphql.ts';

export const testListRoute = companyPage<testListRouteQuery>({
  query: graphql`
    query testListRouteQuery(
      $company: String!
      $search: String
      $filter: TestFilter
      $orderBy: TestOrder
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...TestListScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...TestListScreen_company @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: ({ search }) => {
    const state = testList.read(search);
    const named = namedIds(state).slice(0, 100);
    return { ...toVariables(state), named, hasNamed: named.length > 0 };
  },
  screen: () => import('./TestListScreen.tsx').then((module) => module.TestListScreen),
});
