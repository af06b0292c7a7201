// The query of an unknown address inside a company: only what the layout needs.
import { graphql } from 'react-relay';
import { companyPage } from '../kit/pages/Admin.ts';
import type { unknownRouteQuery } from '../__generated__/unknownRouteQuery.graphql.ts';

export const unknownRoute = companyPage<unknownRouteQuery>({
  otherwise: '/404',
  query: graphql`
    query unknownRouteQuery($company: String!) @throwOnFieldError {
      company(code: $company) {
        __typename
        ...AdminLayout_company
      }
    }
  `,
  variables: () => ({}),
  screen: () => import('./UnknownScreen.tsx').then((module) => module.UnknownScreen),
});
