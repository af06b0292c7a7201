// The query of an attempt's page.
import { graphql } from 'react-relay';
import { choice, idAt, valueAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import type { resultRouteQuery } from '../../__generated__/resultRouteQuery.graphql.ts';

const attemptIdOf = idAt('attempt_id');

export const resultTab = valueAt('tab', choice(['answers', 'history']));

export const resultRoute = companyPage<resultRouteQuery>({
  // `ResultScreen_company` spreads the fragments of the tabs.
  query: graphql`
    query resultRouteQuery(
      $company: String!
      $attempt: Int!
      $answers: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...ResultScreen_company @arguments(attempt: $attempt)
      }
    }
  `,
  variables: (place) => {
    const tab = resultTab(place);
    return {
      // 0 is the id of no attempt: a malformed id in the URL finds nothing.
      attempt: attemptIdOf(place) ?? 0,
      answers: tab === 'answers',
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./ResultScreen.tsx').then((module) => module.ResultScreen),
});
