// The query of a test's start page.
import { graphql } from 'react-relay';
import { idAt } from '../../../kit/pages/addressParameters.ts';
import type { Page } from '../../../kit/pages/page.tsx';
import type { learnerTestRouteQuery } from '../../../__generated__/learnerTestRouteQuery.graphql.ts';

const testIdOf = idAt('test_id');

export const learnerTestRoute: Page<learnerTestRouteQuery> = {
  query: graphql`
    query learnerTestRouteQuery($company: String!, $test: Int!) @throwOnFieldError {
      viewer {
        # The layout reads its data from this query's response.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_viewer
      }
      company(code: $company) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_company
        ...LearnerTestScreen_company @arguments(test: $test)
      }
    }
  `,
  variables: (place) => ({
    company: place.params['company'] ?? '',
    test: testIdOf(place) ?? 0,
  }),
  screen: () => import('./LearnerTestScreen.tsx').then((module) => module.LearnerTestScreen),
};
