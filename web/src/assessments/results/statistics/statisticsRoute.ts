// The query of a test's statistics.
import { graphql } from 'react-relay';
import { idAt } from '../../../kit/pages/addressParameters.ts';
import { companyPage } from '../../../kit/pages/Admin.ts';
import { bestAt, groupsAt } from './statisticsAddress.ts';
import type { statisticsRouteQuery } from '../../../__generated__/statisticsRouteQuery.graphql.ts';

const testIdOf = idAt('test_id');

export const statisticsRoute = companyPage<statisticsRouteQuery>({
  query: graphql`
    query statisticsRouteQuery(
      $company: String!
      $test: Int!
      $filter: TestStatisticsFilter
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...StatisticsScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...StatisticsScreen_company @arguments(test: $test, filter: $filter)
      }
    }
  `,
  variables: (place) => {
    const groups = groupsAt(place);
    return {
      // 0 is the id of no test: a malformed id in the URL finds nothing.
      test: testIdOf(place) ?? 0,
      filter: {
        best: bestAt(place) || undefined,
        group: groups.length > 0 ? groups : undefined,
      },
      named: groups,
      hasNamed: groups.length > 0,
    };
  },
  screen: () => import('./StatisticsScreen.tsx').then((module) => module.StatisticsScreen),
});
