// What the page of an olympiad beside its table asks for.
import { graphql } from 'react-relay';
import { idAt } from '../kit/pages/addressParameters.ts';
import { companyPage } from '../kit/pages/Admin.ts';
import { historyAt } from '../kit/pages/historyAddress.ts';
import { olympiadTab } from './tabsAddress.ts';
import type { olympiadRouteQuery } from '../__generated__/olympiadRouteQuery.graphql.ts';

const folderIdOf = idAt('folder_id');

export const olympiadRoute = companyPage<olympiadRouteQuery>({
  // What the tabs take, they read from here: `OlympiadScreen_company`.
  query: graphql`
    query olympiadRouteQuery(
      $company: String!
      $folder: Int!
      $tests: Boolean!
      $prizes: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...OlympiadScreen_company @arguments(folder: $folder)
      }
    }
  `,
  variables: (place) => {
    const tab = olympiadTab(place);
    return {
      // What can't be an id is that of nothing.
      folder: folderIdOf(place) ?? 0,
      tests: tab === 'tests',
      prizes: tab === 'prizes',
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./OlympiadScreen.tsx').then((module) => module.OlympiadScreen),
});
