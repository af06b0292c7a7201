// The route of a company's sign-in page: its query for the name and the identity providers.
import { graphql } from 'react-relay';
import type { Page } from '../../kit/pages/page.tsx';
import type { companyLoginRouteQuery } from '../../__generated__/companyLoginRouteQuery.graphql.ts';

export const companyLoginRoute: Page<companyLoginRouteQuery> = {
  open: true,
  query: graphql`
    query companyLoginRouteQuery($company: String!) {
      ...CompanyLoginScreen_query @arguments(company: $company)
    }
  `,
  variables: ({ params }) => ({ company: params['companyName'] ?? '' }),
  screen: () => import('./CompanyLoginScreen.tsx').then((module) => module.CompanyLoginScreen),
};
