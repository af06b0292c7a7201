// The route of the list of gifts and its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { filterOf, giftList } from './giftList.ts';
import type { giftListRouteQuery } from '../../__generated__/giftListRouteQuery.graphql.ts';

export const giftListRoute = companyPage<giftListRouteQuery>({
  query: graphql`
    query giftListRouteQuery(
      $company: String!
      $search: String
      $filter: CourseGiftFilter
      $orderBy: CourseGiftOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...GiftListScreen_company @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: ({ search }) => {
    const state = giftList.read(search);
    return { ...giftList.variables(state), filter: filterOf(state) };
  },
  screen: () => import('./GiftListScreen.tsx').then((module) => module.GiftListScreen),
});
