// The query of an olympiad's ranking.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { filterOf, rankingList } from './rankingList.ts';
import type { rankingRouteQuery } from '../../__generated__/rankingRouteQuery.graphql.ts';

const folderIdOf = idAt('folder_id');

export const rankingRoute = companyPage<rankingRouteQuery>({
  query: graphql`
    query rankingRouteQuery(
      $company: String!
      $folder: Int!
      $search: String
      $filter: TestResultFolderLearnerFilter
      $orderBy: TestResultFolderLearnerOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...RankingScreen_company
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
  screen: () => import('./RankingScreen.tsx').then((module) => module.RankingScreen),
});
