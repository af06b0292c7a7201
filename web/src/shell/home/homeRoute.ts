// The query of a company's home page: a few records of each kind.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { dayAt } from '../../ui/index.ts';
import type { homeRouteQuery } from '../../__generated__/homeRouteQuery.graphql.ts';

export const homeRoute = companyPage<homeRouteQuery>({
  query: graphql`
    query homeRouteQuery($company: String!, $since: Date!) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...HomeScreen_company @arguments(since: $since)
      }
    }
  `,
  variables: () => ({ since: weekAgo() }),
  screen: () => import('./HomeScreen.tsx').then((module) => module.HomeScreen),
});

/** A day, as `2026-09-01`. */
function weekAgo(): string {
  return dayAt(new Date(Date.now() - 7 * 86_400_000));
}
