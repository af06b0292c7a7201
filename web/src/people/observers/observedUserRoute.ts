// The route of an observed learner's page: its query.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import type { Page } from '../../kit/pages/page.tsx';
import type { observedUserRouteQuery } from '../../__generated__/observedUserRouteQuery.graphql.ts';

const userIdOf = idAt('user_id');

export const observedUserRoute: Page<observedUserRouteQuery> = {
  query: graphql`
    query observedUserRouteQuery($company: String!, $user: Int!) @throwOnFieldError {
      viewer {
        # The layout around the page reads this fragment.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_viewer
      }
      company(code: $company) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_company
        ...ObservedUserScreen_company @arguments(user: $user)
      }
    }
  `,
  variables: (place) => ({
    company: place.params['company'] ?? '',
    user: userIdOf(place) ?? 0,
  }),
  screen: () => import('./ObservedUserScreen.tsx').then((module) => module.ObservedUserScreen),
};
