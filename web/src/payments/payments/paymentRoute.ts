// The route of a payment's page and its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { choice, idAt, valueAt } from '../../kit/pages/addressParameters.ts';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import type { paymentRouteQuery } from '../../__generated__/paymentRouteQuery.graphql.ts';

export const paymentTab = valueAt('tab', choice(['payment', 'history']));

const paymentIdOf = idAt('payment_id');

export const paymentRoute = companyPage<paymentRouteQuery>({
  query: graphql`
    query paymentRouteQuery(
      $company: String!
      $id: Int!
      $payment: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...PaymentScreen_company
          @arguments(id: $id, payment: $payment, history: $history, changes: $changes)
      }
    }
  `,
  variables: (place) => {
    const tab = paymentTab(place);
    return {
      // An invalid id becomes 0, which no record has.
      id: paymentIdOf(place) ?? 0,
      payment: tab === 'payment',
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./PaymentScreen.tsx').then((module) => module.PaymentScreen),
});
