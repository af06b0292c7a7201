// The route of the category tree: its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { categoryListRouteQuery } from '../../__generated__/categoryListRouteQuery.graphql.ts';

export const categoryListRoute = companyPage<categoryListRouteQuery>({
  query: graphql`
    query categoryListRouteQuery($company: String!) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CategoryListScreen_company
      }
    }
  `,
  variables: () => ({}),
  screen: () => import('./CategoryListScreen.tsx').then((module) => module.CategoryListScreen),
});
