// The query of an olympiad's settings pages.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import { olympiadTab } from './olympiadTabs.ts';
import type { olympiadRouteQuery } from '../../__generated__/olympiadRouteQuery.graphql.ts';

const folderIdOf = idAt('folder_id');

export const olympiadRoute = companyPage<olympiadRouteQuery>({
  // `OlympiadScreen_company` spreads the fragments of the tabs.
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
      // 0 is the id of no olympiad: a malformed id in the URL finds nothing.
      folder: folderIdOf(place) ?? 0,
      tests: tab === 'tests',
      prizes: tab === 'prizes',
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./OlympiadScreen.tsx').then((module) => module.OlympiadScreen),
});
