// The route of the board of orders and its query; it shares the address parameters of the list.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { namedIds, orderList } from '../orders/orderList.ts';
import { cardsFilter, columnsFilter } from './boardFilter.ts';
import type { orderBoardRouteQuery } from '../../__generated__/orderBoardRouteQuery.graphql.ts';

export const orderBoardRoute = companyPage<orderBoardRouteQuery>({
  query: graphql`
    query orderBoardRouteQuery(
      $company: String!
      $search: String
      $filter: OrderFilter
      $cards: OrderFilter
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...OrderBoardScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...OrderBoardScreen_company @arguments(search: $search, filter: $filter, cards: $cards)
      }
    }
  `,
  variables: (place) => {
    const state = orderList.read(place.search);
    const named = namedIds(state).slice(0, 100);
    return {
      search: orderList.variables(state).search,
      filter: columnsFilter(state),
      cards: cardsFilter(state),
      named,
      hasNamed: named.length > 0,
    };
  },
  screen: () => import('./OrderBoardScreen.tsx').then((module) => module.OrderBoardScreen),
});
