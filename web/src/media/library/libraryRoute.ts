// The route of the library's shelves and its queries.
import { graphql } from 'react-relay';
import { choice } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type {
  LibraryFilter,
  libraryRouteQuery,
} from '../../__generated__/libraryRouteQuery.graphql.ts';

export const libraryList = listAddress({
  sorting: { name: 'NAME', created: 'CREATED_AT' },
  views: {
    tab: choice([
      'ALL',
      'HOMEWORK_FILES',
      'VIDEO',
      'MATERIAL_FILES',
      'USERS_UPLOADS',
      'TESTS',
      'BLOCKS',
      'LESSONS',
    ]),
  },
});

export const filterOf = ({ tab }: StateOf<typeof libraryList>): LibraryFilter =>
  tab === 'ALL' ? {} : { type: [tab] };

export const libraryRoute = companyPage<libraryRouteQuery>({
  query: graphql`
    query libraryRouteQuery(
      $company: String!
      $search: String
      $filter: LibraryFilter
      $orderBy: LibraryEntryOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...LibraryScreen_company @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: ({ search }) => {
    const state = libraryList.read(search);
    return { ...libraryList.variables(state), filter: filterOf(state) };
  },
  screen: () => import('./LibraryScreen.tsx').then((module) => module.LibraryScreen),
});
