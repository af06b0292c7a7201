// The route of the course list: its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { shownHiddenColumns, fieldVariables } from '../../kit/list/columnVariables.ts';
import { courseList, namedIds, toVariables } from './courseList.ts';
import { hiddenVariables } from './hiddenColumnKinds.ts';
import type { courseListRouteQuery } from '../../__generated__/courseListRouteQuery.graphql.ts';

export const courseListRoute = companyPage<courseListRouteQuery>({
  query: graphql`
    query courseListRouteQuery(
      $company: String!
      $search: String
      $filter: CourseFilter
      $orderBy: CourseOrder
      $named: [ID!]!
      $hasNamed: Boolean!
      $fields: [ID!]!
      $hasFields: Boolean!
      $details: Boolean!
      $texts: Boolean!
      $parts: Boolean!
      $folders: Boolean!
    ) @throwOnFieldError {
      ...CourseListScreen_query
        @arguments(named: $named, hasNamed: $hasNamed, fields: $fields, hasFields: $hasFields)
      company(code: $company) {
        ...AdminLayout_company
        ...CourseListScreen_company
          @arguments(
            search: $search
            filter: $filter
            orderBy: $orderBy
            fields: $fields
            hasFields: $hasFields
            details: $details
            texts: $texts
            parts: $parts
            folders: $folders
          )
      }
    }
  `,
  variables: (place) => {
    const state = courseList.read(place.search);
    const named = namedIds(state).slice(0, 100);
    return {
      ...toVariables(state),
      named,
      hasNamed: named.length > 0,
      folders: state.folders,
      ...fieldVariables('courses', place, state.sort),
      ...hiddenVariables(shownHiddenColumns('courses', place)),
    };
  },
  fieldColumns: 'courses',
  hiddenColumns: true,
  screen: () => import('./CourseListScreen.tsx').then((module) => module.CourseListScreen),
});
