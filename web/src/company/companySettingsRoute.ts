// What the settings of a company ask for.
import { graphql } from 'react-relay';
import type { Page } from '../kit/page.tsx';
import { companyCode } from '../shell/Admin.ts';
import type { companySettingsRouteQuery } from './__generated__/companySettingsRouteQuery.graphql.ts';

export const companySettingsRoute: Page<companySettingsRouteQuery> = {
  query: graphql`
    query companySettingsRouteQuery($company: String!) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CompanySettingsScreen_company
      }
    }
  `,
  variables: (place) => ({ company: companyCode(place) }),
  screen: () =>
    import('./CompanySettingsScreen.tsx').then((module) => module.CompanySettingsScreen),
};
