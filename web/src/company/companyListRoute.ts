// The route of «Мои компании»: its query and URL state.
import { graphql } from 'react-relay';
import { listAddress } from '../kit/list/listAddress.ts';
import type { Page } from '../kit/pages/page.tsx';
import type { companyListRouteQuery } from '../__generated__/companyListRouteQuery.graphql.ts';

export const companyList = listAddress({ sorting: {} });

export const companyListRoute: Page<companyListRouteQuery> = {
  query: graphql`
    query companyListRouteQuery($search: String) @throwOnFieldError {
      viewer {
        # The layout around the page reads this fragment.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...ProfileLayout_viewer
        ...CompanyListScreen_viewer @arguments(search: $search)
      }
    }
  `,
  variables: (place) => ({ search: companyList.read(place.search).search || null }),
  screen: () => import('./CompanyListScreen.tsx').then((module) => module.CompanyListScreen),
};
