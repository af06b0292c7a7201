// What the entry of a company asks for: only what the frame of every admin page needs.
import { graphql } from 'react-relay';
import { companyPage } from '../kit/Admin.ts';
import type { companyEntryRouteQuery } from '../__generated__/companyEntryRouteQuery.graphql.ts';

export const companyEntryRoute = companyPage<companyEntryRouteQuery>({
  query: graphql`
    query companyEntryRouteQuery($company: String!) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CompanyEntryScreen_company
      }
    }
  `,
  variables: () => ({}),
  screen: () => import('./CompanyEntryScreen.tsx').then((module) => module.CompanyEntryScreen),
});
