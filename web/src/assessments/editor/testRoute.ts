// What the page of a test asks for.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import { testTab } from './testTabs.ts';
import type { testRouteQuery } from '../../__generated__/testRouteQuery.graphql.ts';

const testIdOf = idAt('test_id');

export const testRoute = companyPage<testRouteQuery>({
  // What the tabs take, they read from here: `TestScreen_company`.
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
      // What can't be an id is that of nothing.
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
