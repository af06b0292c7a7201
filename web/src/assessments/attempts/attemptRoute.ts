// The query of an attempt's page.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import type { Page } from '../../kit/pages/page.tsx';
import type { attemptRouteQuery } from '../../__generated__/attemptRouteQuery.graphql.ts';

const attemptIdOf = idAt('attempt_id');

export const attemptRoute: Page<attemptRouteQuery> = {
  query: graphql`
    query attemptRouteQuery($company: String!, $attempt: Int!) @throwOnFieldError {
      viewer {
        # The layout reads its data from this query's response.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_viewer
      }
      company(code: $company) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_company
        ...AttemptScreen_company @arguments(attempt: $attempt)
      }
    }
  `,
  variables: (place) => ({
    company: place.params['company'] ?? '',
    attempt: attemptIdOf(place) ?? 0,
  }),
  screen: () => import('./AttemptScreen.tsx').then((module) => module.AttemptScreen),
};
