// The route of the list of course types: its query and URL state.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { courseTypeListRouteQuery } from '../../__generated__/courseTypeListRouteQuery.graphql.ts';

export const courseTypeList = listAddress({ sorting: { name: 'NAME', created: 'CREATED_AT' } });

export const courseTypeListRoute = companyPage<courseTypeListRouteQuery>({
  query: graphql`
    query courseTypeListRouteQuery($company: String!, $search: String, $orderBy: CourseTypeOrder)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CourseTypeListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: courseTypeList.variablesAt,
  screen: () => import('./CourseTypeListScreen.tsx').then((module) => module.CourseTypeListScreen),
});
