// The query of the learner's courses in all schools.
import { graphql } from 'react-relay';
import type { Page } from '../../../kit/pages/page.tsx';
import type { coursesRouteQuery } from '../../../__generated__/coursesRouteQuery.graphql.ts';

export const coursesRoute: Page<coursesRouteQuery> = {
  query: graphql`
    query coursesRouteQuery @throwOnFieldError {
      viewer {
        # The layout reads its data from this query's response.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_viewer
        ...CoursesScreen_viewer
      }
    }
  `,
  variables: () => ({}),
  screen: () => import('./CoursesScreen.tsx').then((module) => module.CoursesScreen),
};
