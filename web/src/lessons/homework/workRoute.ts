// The query of a submission's page.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { workRouteQuery } from '../../__generated__/workRouteQuery.graphql.ts';

const idOf = idAt('work_id');

export const workRoute = companyPage<workRouteQuery>({
  query: graphql`
    query workRouteQuery($company: String!, $work: Int!) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...WorkScreen_company @arguments(work: $work)
      }
    }
  `,
  // 0 is the id of no submission: a malformed id in the URL finds nothing.
  variables: (place) => ({ work: idOf(place) ?? 0 }),
  screen: () => import('./WorkScreen.tsx').then((module) => module.WorkScreen),
});
