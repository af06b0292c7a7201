// The route of «Мои ученики»: its query.
import { graphql } from 'react-relay';
import type { Page } from '../../kit/pages/page.tsx';
import type { observedUsersRouteQuery } from '../../__generated__/observedUsersRouteQuery.graphql.ts';

export const observedUsersRoute: Page<observedUsersRouteQuery> = {
  query: graphql`
    query observedUsersRouteQuery @throwOnFieldError {
      viewer {
        # The layout around the page reads this fragment.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_viewer
        ...ObservedUsersScreen_viewer
      }
    }
  `,
  variables: () => ({}),
  screen: () => import('./ObservedUsersScreen.tsx').then((module) => module.ObservedUsersScreen),
};
