// The route of the file storage and its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { fileStorageList, toVariables } from './fileStorageList.ts';
import type { fileStorageRouteQuery } from '../../__generated__/fileStorageRouteQuery.graphql.ts';

export const fileStorageRoute = companyPage<fileStorageRouteQuery>({
  query: graphql`
    query fileStorageRouteQuery(
      $company: String!
      $search: String
      $filter: FileStorageFilter
      $orderBy: FileStorageItemOrder
      $isTrash: Boolean!
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...FileStorageScreen_company
          @arguments(search: $search, filter: $filter, orderBy: $orderBy, isTrash: $isTrash)
      }
    }
  `,
  variables: ({ search }) => {
    const state = fileStorageList.read(search);
    return { ...toVariables(state), isTrash: state.tab === 'deleted' };
  },
  screen: () => import('./FileStorageScreen.tsx').then((module) => module.FileStorageScreen),
});
