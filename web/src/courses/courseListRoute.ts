// What the course list asks for at an address.
import { graphql } from 'react-relay';
import { companyPage } from '../kit/Admin.ts';
import { courseList, toVariables } from './courseList.ts';
import type { courseListRouteQuery } from '../__generated__/courseListRouteQuery.graphql.ts';

export const courseListRoute = companyPage<courseListRouteQuery>({
  query: graphql`
    query courseListRouteQuery(
      $company: String!
      $search: String
      $filter: CourseFilter
      $orderBy: CourseOrder
      $namesTypes: Boolean!
      $namesFormats: Boolean!
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CourseListScreen_company
          @arguments(
            search: $search
            filter: $filter
            orderBy: $orderBy
            namesTypes: $namesTypes
            namesFormats: $namesFormats
          )
      }
    }
  `,
  variables: ({ search }) => toVariables(courseList.read(search)),
  screen: () => import('./CourseListScreen.tsx').then((module) => module.CourseListScreen),
});
