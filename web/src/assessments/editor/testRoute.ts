// The query of a test's page.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import { testTab } from './testTabs.ts';
import type { testRouteQuery } from '../../__generated__/testRouteQuery.graphql.ts';

const testIdOf = idAt('test_id');

export const testRoute = companyPage<testRouteQuery>({
  // `TestScreen_company` spreads the fragments of the tabs.
  query: graphql`
    query testRouteQuery(
      $company: String!
      $test: Int!
      $questions: Boolean!
      $table: Boolean!
      $settings: Boolean!
      $access: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...TestScreen_company @arguments(test: $test)
      }
    }
  `,
  variables: (place) => {
    const tab = testTab(place);
    return {
      // 0 is the id of no test: a malformed id in the URL finds nothing.
      test: testIdOf(place) ?? 0,
      questions: tab === 'questions',
      table: tab === 'table',
      settings: tab === 'settings',
      access: tab === 'access',
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./TestScreen.tsx').then((module) => module.TestScreen),
});
