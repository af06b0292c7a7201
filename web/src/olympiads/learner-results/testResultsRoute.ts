// URL state and query of the results of one test of an olympiad.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress } from '../../kit/list/listAddress.ts';
import type { testResultsRouteQuery } from '../../__generated__/testResultsRouteQuery.graphql.ts';

const folderIdOf = idAt('folder_id');
const testIdOf = idAt('test_id');

export const testResultList = listAddress({ sorting: { points: 'POINTS' } });

export const testResultsRoute = companyPage<testResultsRouteQuery>({
  query: graphql`
    query testResultsRouteQuery(
      $company: String!
      $folder: Int!
      $filter: TestResultFolderResultFilter
      $orderBy: TestResultFolderResultOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...TestResultsScreen_company @arguments(folder: $folder, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => ({
    // 0 is the id of no olympiad: a malformed id in the URL finds nothing.
    folder: folderIdOf(place) ?? 0,
    filter: { testId: [testIdOf(place) ?? 0] },
    orderBy: testResultList.variablesAt(place).orderBy,
  }),
  screen: () => import('./TestResultsScreen.tsx').then((module) => module.TestResultsScreen),
});
