// The query of the stress test page.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { stressTestRouteQuery } from '../../__generated__/stressTestRouteQuery.graphql.ts';

export const stressTestRoute = companyPage<stressTestRouteQuery>({
  query: graphql`
    query stressTestRouteQuery($company: String!) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...StressTestScreen_company
      }
    }
  `,
  variables: () => ({}),
  screen: () => import('./StressTestScreen.tsx').then((module) => module.StressTestScreen),
});
