// The route of «Мой профиль»: its query.
import { graphql } from 'react-relay';
import type { Page } from '../../kit/pages/page.tsx';
import type { profileRouteQuery } from '../../__generated__/profileRouteQuery.graphql.ts';

export const profileRoute: Page<profileRouteQuery> = {
  query: graphql`
    query profileRouteQuery @throwOnFieldError {
      viewer {
        # The layout around the page reads this fragment.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...ProfileLayout_viewer
        ...ProfileScreen_viewer
      }
    }
  `,
  variables: () => ({}),
  screen: () => import('./ProfileScreen.tsx').then((module) => module.ProfileScreen),
};
