// The route of an order's page and its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { choice, idAt, valueAt } from '../../kit/pages/addressParameters.ts';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import { hasSidePanel } from '../../kit/pages/sidePanel.ts';
import type { orderRouteQuery } from '../../__generated__/orderRouteQuery.graphql.ts';

export const orderTab = valueAt(
  'tab',
  choice(['order', 'payments', 'fields', 'lessons', 'comments', 'history']),
);

const orderIdOf = idAt('order_id');

export const orderRoute = companyPage<orderRouteQuery>({
  query: graphql`
    query orderRouteQuery(
      $company: String!
      $id: Int!
      $order: Boolean!
      $payments: Boolean!
      $fields: Boolean!
      $lessons: Boolean!
      $comments: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...OrderScreen_company
          @arguments(
            id: $id
            order: $order
            payments: $payments
            fields: $fields
            lessons: $lessons
            comments: $comments
            history: $history
            changes: $changes
          )
      }
    }
  `,
  variables: (place) => {
    const tab = orderTab(place);
    return {
      // An invalid id becomes 0, which no record has.
      id: orderIdOf(place) ?? 0,
      order: tab === 'order',
      payments: tab === 'payments',
      fields: tab === 'fields',
      lessons: tab === 'lessons',
      // The comments are shown beside the form when the window is wide enough.
      comments: tab === 'comments' || (tab === 'order' && hasSidePanel()),
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./OrderScreen.tsx').then((module) => module.OrderScreen),
});
