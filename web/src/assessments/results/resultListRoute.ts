// The query of a test's results.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { filterOf, namedIds, resultList } from './resultList.ts';
import type { resultListRouteQuery } from '../../__generated__/resultListRouteQuery.graphql.ts';

const testIdOf = idAt('test_id');

export const resultListRoute = companyPage<resultListRouteQuery>({
  query: graphql`
    query resultListRouteQuery(
      $company: String!
      $test: Int!
      $filter: TestAttemptFilter
      $orderBy: TestAttemptOrder
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...ResultListScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...ResultListScreen_company @arguments(test: $test, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => {
    const state = resultList.read(place.search);
    const named = namedIds(state).slice(0, 100);
    return {
      // 0 is the id of no test: a malformed id in the URL finds nothing.
      test: testIdOf(place) ?? 0,
      orderBy: resultList.variables(state).orderBy,
      filter: filterOf(state),
      named,
      hasNamed: named.length > 0,
    };
  },
  screen: () => import('./ResultListScreen.tsx').then((module) => module.ResultListScreen),
});
