// The route of the list of orders and its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { fieldVariables } from '../../kit/list/columnVariables.ts';
import { filterOf, namedIds, orderList } from './orderList.ts';
import type { orderListRouteQuery } from '../../__generated__/orderListRouteQuery.graphql.ts';

export const orderListRoute = companyPage<orderListRouteQuery>({
  query: graphql`
    query orderListRouteQuery(
      $company: String!
      $search: String
      $filter: OrderFilter
      $orderBy: OrderOrder
      $named: [ID!]!
      $hasNamed: Boolean!
      $fields: [ID!]!
      $hasFields: Boolean!
    ) @throwOnFieldError {
      ...OrderListScreen_query
        @arguments(named: $named, hasNamed: $hasNamed, fields: $fields, hasFields: $hasFields)
      company(code: $company) {
        ...AdminLayout_company
        ...OrderListScreen_company
          @arguments(
            search: $search
            filter: $filter
            orderBy: $orderBy
            fields: $fields
            hasFields: $hasFields
          )
      }
    }
  `,
  variables: (place) => {
    const state = orderList.read(place.search);
    const named = namedIds(state).slice(0, 100);
    return {
      ...orderList.variables(state),
      filter: filterOf(state),
      named,
      hasNamed: named.length > 0,
      ...fieldVariables('orders', place, state.sort),
    };
  },
  fieldColumns: 'orders',
  screen: () => import('./OrderListScreen.tsx').then((module) => module.OrderListScreen),
});
