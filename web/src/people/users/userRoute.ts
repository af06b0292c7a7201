// The route of a user's page: its query.
import { graphql } from 'react-relay';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import { choice, idAt, valueAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { userRouteQuery } from '../../__generated__/userRouteQuery.graphql.ts';

export const userTab = valueAt(
  'tab',
  choice(['profile', 'fields', 'courses', 'orders', 'payments', 'history', 'log']),
);

const userIdOf = idAt('user_id');

export const userRoute = companyPage<userRouteQuery>({
  query: graphql`
    query userRouteQuery(
      $company: String!
      $id: Int!
      $fields: Boolean!
      $courses: Boolean!
      $orders: Boolean!
      $payments: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
      $log: Boolean!
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...UserScreen_company
          @arguments(
            id: $id
            fields: $fields
            courses: $courses
            orders: $orders
            payments: $payments
            history: $history
            changes: $changes
            log: $log
          )
      }
    }
  `,
  variables: (place) => {
    const tab = userTab(place);
    return {
      // No user has the id 0: an invalid id shows "not found".
      id: userIdOf(place) ?? 0,
      fields: tab === 'fields',
      courses: tab === 'courses',
      orders: tab === 'orders',
      payments: tab === 'payments',
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
      log: tab === 'log',
    };
  },
  screen: () => import('./UserScreen.tsx').then((module) => module.UserScreen),
});
