// What «Мои компании» asks for at an address.
import { graphql } from 'react-relay';
import type { Page } from '../kit/page.tsx';
import { readAddress } from './companyListAddress.ts';
import type { companyListRouteQuery } from '../__generated__/companyListRouteQuery.graphql.ts';

export const companyListRoute: Page<companyListRouteQuery> = {
  query: graphql`
    query companyListRouteQuery($search: String) @throwOnFieldError {
      viewer {
        # The frame around the page reads its part of the same answer.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...ProfileLayout_viewer
        ...CompanyListScreen_viewer @arguments(search: $search)
      }
    }
  `,
  variables: ({ search }) => ({ search: readAddress(search).search || null }),
  screen: () => import('./CompanyListScreen.tsx').then((module) => module.CompanyListScreen),
};
