// The route of the fast edit of courses: its query, with the filter and sort of the course list and the choices of
// cells.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { courseList, namedIds, toVariables } from '../list/courseList.ts';
import type { fastEditRouteQuery } from '../../__generated__/fastEditRouteQuery.graphql.ts';

export const fastEditRoute = companyPage<fastEditRouteQuery>({
  query: graphql`
    query fastEditRouteQuery(
      $company: String!
      $search: String
      $filter: CourseFilter
      $orderBy: CourseOrder
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...FastEditScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...FastEditScreen_company @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => {
    const state = courseList.read(place.search);
    const named = namedIds(state).slice(0, 100);
    return { ...toVariables(state), named, hasNamed: named.length > 0 };
  },
  screen: () => import('./FastEditScreen.tsx').then((module) => module.FastEditScreen),
});
