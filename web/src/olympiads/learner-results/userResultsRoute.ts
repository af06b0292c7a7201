// The query of one learner's results in an olympiad.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { userResultsRouteQuery } from '../../__generated__/userResultsRouteQuery.graphql.ts';

const folderIdOf = idAt('folder_id');
const userIdOf = idAt('user_id');

export const userResultsRoute = companyPage<userResultsRouteQuery>({
  query: graphql`
    query userResultsRouteQuery(
      $company: String!
      $folder: Int!
      $user: Int!
      $filter: TestResultFolderLearnerFilter
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...UserResultsScreen_company @arguments(folder: $folder, user: $user, filter: $filter)
      }
    }
  `,
  variables: (place) => {
    // 0 is the id of no record: a malformed id in the URL finds nothing.
    const user = userIdOf(place) ?? 0;
    return { folder: folderIdOf(place) ?? 0, user, filter: { userId: [user] } };
  },
  screen: () => import('./UserResultsScreen.tsx').then((module) => module.UserResultsScreen),
});
