// The route of the list of users: its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { fieldVariables } from '../../kit/list/columnVariables.ts';
import { filterOf, namedIds, userList } from './userList.ts';
import type { userListRouteQuery } from '../../__generated__/userListRouteQuery.graphql.ts';

export const userListRoute = companyPage<userListRouteQuery>({
  query: graphql`
    query userListRouteQuery(
      $company: String!
      $search: String
      $filter: UserFilter
      $orderBy: UserOrder
      $named: [ID!]!
      $hasNamed: Boolean!
      $fields: [ID!]!
      $hasFields: Boolean!
    ) @throwOnFieldError {
      ...UserListScreen_query
        @arguments(named: $named, hasNamed: $hasNamed, fields: $fields, hasFields: $hasFields)
      company(code: $company) {
        ...AdminLayout_company
        ...UserListScreen_company
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
    const state = userList.read(place.search);
    const named = namedIds(state).slice(0, 100);
    return {
      ...userList.variables(state),
      filter: filterOf(state),
      named,
      hasNamed: named.length > 0,
      ...fieldVariables('users', place, state.sort),
    };
  },
  fieldColumns: 'users',
  screen: () => import('./UserListScreen.tsx').then((module) => module.UserListScreen),
});
