// URL state and query of the list of olympiads.
import { graphql } from 'react-relay';
import { companyPage } from '../kit/pages/Admin.ts';
import { listAddress } from '../kit/list/listAddress.ts';
import type { olympiadListRouteQuery } from '../__generated__/olympiadListRouteQuery.graphql.ts';

export const olympiadList = listAddress({ sorting: { name: 'NAME', created: 'CREATED_AT' } });

export const olympiadListRoute = companyPage<olympiadListRouteQuery>({
  query: graphql`
    query olympiadListRouteQuery(
      $company: String!
      $search: String
      $orderBy: TestResultFolderOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...OlympiadListScreen_company @arguments(search: $search, orderBy: $orderBy)
      }
    }
  `,
  variables: olympiadList.variablesAt,
  screen: () => import('./OlympiadListScreen.tsx').then((module) => module.OlympiadListScreen),
});
