// The query of the debug page: the current viewer.
import { graphql } from 'react-relay';
import type { Page } from '../kit/pages/page.tsx';
import type { debugRouteQuery } from '../__generated__/debugRouteQuery.graphql.ts';

export const debugRoute: Page<debugRouteQuery> = {
  open: true,
  query: graphql`
    query debugRouteQuery {
      viewer {
        ...DebugScreen_viewer
      }
    }
  `,
  variables: () => ({}),
  screen: () => import('./DebugScreen.tsx').then((module) => module.DebugScreen),
};
