// The query of a learner's course page.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import type { Page } from '../../kit/pages/page.tsx';
import type { learnerCourseRouteQuery } from '../../__generated__/learnerCourseRouteQuery.graphql.ts';

const courseIdOf = idAt('course_id');

export const learnerCourseRoute: Page<learnerCourseRouteQuery> = {
  query: graphql`
    query learnerCourseRouteQuery($company: String!, $course: Int!) @throwOnFieldError {
      viewer {
        # The layout reads its data from this query's response.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_viewer
      }
      company(code: $company) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_company
        ...LearnerCourseScreen_company @arguments(course: $course)
      }
    }
  `,
  variables: (place) => ({
    company: place.params['company'] ?? '',
    course: courseIdOf(place) ?? 0,
  }),
  screen: () => import('./LearnerCourseScreen.tsx').then((module) => module.LearnerCourseScreen),
};
