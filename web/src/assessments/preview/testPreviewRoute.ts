// The query of the staff preview of a lesson's test.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { testPreviewRouteQuery } from '../../__generated__/testPreviewRouteQuery.graphql.ts';

const courseIdOf = idAt('course_id');
const lessonIdOf = idAt('lesson_id');
const testIdOf = idAt('test_id');

export const testPreviewRoute = companyPage<testPreviewRouteQuery>({
  query: graphql`
    query testPreviewRouteQuery($company: String!, $course: Int!, $lesson: Int!, $test: Int!)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...TestPreviewScreen_company @arguments(course: $course, lesson: $lesson, test: $test)
      }
    }
  `,
  variables: (place) => ({
    // 0 is the id of no course: a malformed id in the URL finds nothing.
    course: courseIdOf(place) ?? 0,
    lesson: lessonIdOf(place) ?? 0,
    test: testIdOf(place) ?? 0,
  }),
  screen: () => import('./TestPreviewScreen.tsx').then((module) => module.TestPreviewScreen),
});
