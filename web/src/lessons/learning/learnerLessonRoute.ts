// The query of a learner's lesson page.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import type { Page } from '../../kit/pages/page.tsx';
import type { learnerLessonRouteQuery } from '../../__generated__/learnerLessonRouteQuery.graphql.ts';

const courseIdOf = idAt('course_id');
const lessonIdOf = idAt('lesson_id');

export const learnerLessonRoute: Page<learnerLessonRouteQuery> = {
  query: graphql`
    query learnerLessonRouteQuery($company: String!, $course: Int!, $lesson: Int!)
    @throwOnFieldError {
      viewer {
        # The layout reads its data from this query's response.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_viewer
      }
      company(code: $company) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_company
        ...LearnerLessonScreen_company @arguments(course: $course, lesson: $lesson)
      }
    }
  `,
  variables: (place) => ({
    company: place.params['company'] ?? '',
    course: courseIdOf(place) ?? 0,
    lesson: lessonIdOf(place) ?? 0,
  }),
  screen: () => import('./LearnerLessonScreen.tsx').then((module) => module.LearnerLessonScreen),
};
