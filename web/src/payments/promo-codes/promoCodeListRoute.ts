// The route of the list of promo codes and its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { promoCodeList, toVariables } from './promoCodeList.ts';
import type { promoCodeListRouteQuery } from '../../__generated__/promoCodeListRouteQuery.graphql.ts';

export const promoCodeListRoute = companyPage<promoCodeListRouteQuery>({
  query: graphql`
    query promoCodeListRouteQuery(
      $company: String!
      $search: String
      $filter: PromoCodeFilter
      $orderBy: PromoCodeOrder
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...PromoCodeListScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...PromoCodeListScreen_company
          @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: ({ search }) => {
    const state = promoCodeList.read(search);
    const named = state.course.slice(0, 100);
    return { ...toVariables(state), named, hasNamed: named.length > 0 };
  },
  screen: () => import('./PromoCodeListScreen.tsx').then((module) => module.PromoCodeListScreen),
});
