// The route of the commercial offer: its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { offerList, toVariables } from './offerList.ts';
import type { offerRouteQuery } from '../../__generated__/offerRouteQuery.graphql.ts';

export const offerRoute = companyPage<offerRouteQuery>({
  query: graphql`
    query offerRouteQuery(
      $company: String!
      $search: String
      $filter: CommercialOfferFilter
      $orderBy: CourseOrder
      $courseIds: [ID!]!
      $hasChosen: Boolean!
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...OfferScreen_company
          @arguments(
            search: $search
            filter: $filter
            orderBy: $orderBy
            chosen: $courseIds
            hasChosen: $hasChosen
          )
      }
    }
  `,
  variables: ({ search }) => toVariables(offerList.read(search)),
  screen: () => import('./OfferScreen.tsx').then((module) => module.OfferScreen),
});
