// URL state and query of the list of test categories.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { testCategoryListRouteQuery } from '../../__generated__/testCategoryListRouteQuery.graphql.ts';

export const testCategoryList = listAddress({ sorting: { name: 'NAME', created: 'CREATED_AT' } });

export const testCategoryListRoute = companyPage<testCategoryListRouteQuery>({
  query: graphql`
    query testCategoryListRouteQuery(
      $company: String!
      $search: String
      $orderBy: TestCategoryOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...TestCategoryListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: testCategoryList.variablesAt,
  screen: () =>
    import('./TestCategoryListScreen.tsx').then((module) => module.TestCategoryListScreen),
});
