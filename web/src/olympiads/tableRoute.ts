// The query of an olympiad's ranking.
import { graphql } from 'react-relay';
import { idAt } from '../kit/pages/addressParameters.ts';
import { companyPage } from '../kit/pages/Admin.ts';
import { filterOf, rankingList } from './tableList.ts';
import type { tableRouteQuery } from '../__generated__/tableRouteQuery.graphql.ts';

const folderIdOf = idAt('folder_id');

export const tableRoute = companyPage<tableRouteQuery>({
  query: graphql`
    query tableRouteQuery(
      $company: String!
      $folder: Int!
      $search: String
      $filter: TestResultFolderLearnerFilter
      $orderBy: TestResultFolderLearnerOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...TableScreen_company
          @arguments(folder: $folder, search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => {
    const state = rankingList.read(place.search);
    return {
      // 0 is the id of no olympiad: a malformed id in the URL finds nothing.
      folder: folderIdOf(place) ?? 0,
      ...rankingList.variables(state),
      filter: filterOf(state),
    };
  },
  screen: () => import('./TableScreen.tsx').then((module) => module.TableScreen),
});
