// The route of a company's settings: its query, which fetches only the open tab.
import { graphql } from 'react-relay';
import { choice, valueAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { companySettingsRouteQuery } from '../../__generated__/companySettingsRouteQuery.graphql.ts';

export const settingsTab = valueAt(
  'tab',
  choice(['company', 'domains', 'integrations', 'subscription', 'payments', 'sign-in', 'owners']),
);

export const companySettingsRoute = companyPage<companySettingsRouteQuery>({
  query: graphql`
    query companySettingsRouteQuery(
      $company: String!
      $main: Boolean!
      $domains: Boolean!
      $integrations: Boolean!
      $subscription: Boolean!
      $payments: Boolean!
      $signIn: Boolean!
      $owners: Boolean!
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CompanySettingsScreen_company
          @arguments(
            main: $main
            domains: $domains
            integrations: $integrations
            subscription: $subscription
            payments: $payments
            signIn: $signIn
            owners: $owners
          )
      }
    }
  `,
  variables: (place) => {
    const tab = settingsTab(place);
    return {
      main: tab === 'company',
      domains: tab === 'domains',
      integrations: tab === 'integrations',
      subscription: tab === 'subscription',
      payments: tab === 'payments',
      signIn: tab === 'sign-in',
      owners: tab === 'owners',
    };
  },
  screen: () =>
    import('./CompanySettingsScreen.tsx').then((module) => module.CompanySettingsScreen),
});
