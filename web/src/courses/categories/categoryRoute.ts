// The route of a category's page: its query.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { categoryRouteQuery } from '../../__generated__/categoryRouteQuery.graphql.ts';

const categoryIdOf = idAt('category_id');

export const categoryRoute = companyPage<categoryRouteQuery>({
  query: graphql`
    query categoryRouteQuery($company: String!, $id: Int!) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CategoryScreen_company @arguments(id: $id)
      }
    }
  `,
  // No category has the id 0: an invalid id shows "not found".
  variables: (place) => ({ id: categoryIdOf(place) ?? 0 }),
  screen: () => import('./CategoryScreen.tsx').then((module) => module.CategoryScreen),
});
