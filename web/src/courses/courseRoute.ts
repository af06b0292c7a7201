// What the page of a course asks for.
import { graphql } from 'react-relay';
import { historyAt } from '../kit/historyAddress.ts';
import { choice, idAt, valueAt } from '../kit/addressParts.ts';
import { companyPage } from '../kit/Admin.ts';
import type { courseRouteQuery } from '../__generated__/courseRouteQuery.graphql.ts';

export const courseTab = valueAt('tab', choice(['about', 'history']));

const courseIdOf = idAt('course_id');

export const courseRoute = companyPage<courseRouteQuery>({
  query: graphql`
    query courseRouteQuery(
      $company: String!
      $id: Int!
      $about: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CourseScreen_company
          @arguments(id: $id, about: $about, history: $history, changes: $changes)
      }
    }
  `,
  variables: (place) => {
    const tab = courseTab(place);
    return {
      // What can't be an id is that of no course.
      id: courseIdOf(place) ?? 0,
      about: tab === 'about',
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./CourseScreen.tsx').then((module) => module.CourseScreen),
});
