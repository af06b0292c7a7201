// The route of the list of course formats: its query and URL state.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { courseFormatListRouteQuery } from '../../__generated__/courseFormatListRouteQuery.graphql.ts';

export const courseFormatList = listAddress({ sorting: { name: 'NAME', created: 'CREATED_AT' } });

export const courseFormatListRoute = companyPage<courseFormatListRouteQuery>({
  query: graphql`
    query courseFormatListRouteQuery(
      $company: String!
      $search: String
      $orderBy: CourseFormatOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CourseFormatListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: courseFormatList.variablesAt,
  screen: () =>
    import('./CourseFormatListScreen.tsx').then((module) => module.CourseFormatListScreen),
});
