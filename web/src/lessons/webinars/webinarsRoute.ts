// The query of the webinars page, for the list of its current tab.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import {
  externalVariablesOf,
  externalWebinarList,
  variablesOf,
  webinarList,
} from './webinarsAddress.ts';
import type { webinarsRouteQuery } from '../../__generated__/webinarsRouteQuery.graphql.ts';

export const webinarsRoute = companyPage<webinarsRouteQuery>({
  query: graphql`
    query webinarsRouteQuery(
      $company: String!
      $search: String
      $ofLessons: Boolean!
      $filter: WebinarFilter
      $orderBy: WebinarOrder
      $external: Boolean!
      $externalFilter: ExternalWebinarFilter
      $externalOrderBy: ExternalWebinarOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...WebinarsScreen_company
          @arguments(
            search: $search
            ofLessons: $ofLessons
            filter: $filter
            orderBy: $orderBy
            external: $external
            externalFilter: $externalFilter
            externalOrderBy: $externalOrderBy
          )
      }
    }
  `,
  variables: ({ search }) => {
    const { filter, orderBy, ...found } = variablesOf(webinarList.read(search));
    const external = externalVariablesOf(externalWebinarList.read(search));
    const isExternal = externalWebinarList.read(search).tab === 'external';
    return {
      search: found.search,
      ofLessons: !isExternal,
      filter,
      orderBy,
      external: isExternal,
      externalFilter: external.filter,
      externalOrderBy: external.orderBy,
    };
  },
  screen: () => import('./WebinarsScreen.tsx').then((module) => module.WebinarsScreen),
});
