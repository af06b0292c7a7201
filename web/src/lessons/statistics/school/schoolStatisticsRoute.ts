// URL state and query of the school's statistics: the period and the courses.
import { graphql } from 'react-relay';
import { companyPage } from '../../../kit/pages/Admin.ts';
import { periodAt } from '../../../kit/period/period.ts';
import type { schoolStatisticsRouteQuery } from '../../../__generated__/schoolStatisticsRouteQuery.graphql.ts';

export const schoolStatisticsRoute = companyPage<schoolStatisticsRouteQuery>({
  query: graphql`
    query schoolStatisticsRouteQuery($company: String!, $from: Date, $to: Date) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...SchoolStatisticsScreen_company @arguments(from: $from, to: $to)
      }
    }
  `,
  variables: periodAt,
  screen: () =>
    import('./SchoolStatisticsScreen.tsx').then((module) => module.SchoolStatisticsScreen),
});
