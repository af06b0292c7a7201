// The route of the generation of accounts: its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { generationRouteQuery } from '../../__generated__/generationRouteQuery.graphql.ts';

export const generationRoute = companyPage<generationRouteQuery>({
  query: graphql`
    query generationRouteQuery($company: String!) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...GenerationScreen_company
      }
    }
  `,
  variables: () => ({}),
  screen: () => import('./GenerationScreen.tsx').then((module) => module.GenerationScreen),
});
