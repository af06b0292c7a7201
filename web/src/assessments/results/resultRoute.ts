// What the page of an attempt asks for.
import { graphql } from 'react-relay';
import { choice, idAt, valueAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import type { resultRouteQuery } from '../../__generated__/resultRouteQuery.graphql.ts';

const attemptIdOf = idAt('attempt_id');

export const resultTab = valueAt('tab', choice(['answers', 'history']));

export const resultRoute = companyPage<resultRouteQuery>({
  // What the tabs take, they read from here: `ResultScreen_company`.
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
      // What can't be an id is that of nothing.
      attempt: attemptIdOf(place) ?? 0,
      answers: tab === 'answers',
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./ResultScreen.tsx').then((module) => module.ResultScreen),
});
