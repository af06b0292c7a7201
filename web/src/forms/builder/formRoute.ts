// The query of the form builder.
import { graphql } from 'react-relay';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import { choice, idAt, valueAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { periodAt } from '../../kit/period/period.ts';
import { deliveriesAt } from '../webhooks/deliveryStatus.ts';
import type { formRouteQuery } from '../../__generated__/formRouteQuery.graphql.ts';

export const formTab = valueAt('tab', choice(['builder', 'statistics', 'webhook', 'history']));

const formIdOf = idAt('formId');

export const formRoute = companyPage<formRouteQuery>({
  query: graphql`
    query formRouteQuery(
      $company: String!
      $id: Int!
      $builder: Boolean!
      $statistics: Boolean!
      $from: Date
      $to: Date
      $webhook: Boolean!
      $deliveries: FormWebhookDeliveryFilter
      $history: Boolean!
      $changes: HistoryFilter
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...FormScreen_company
          @arguments(
            id: $id
            builder: $builder
            statistics: $statistics
            from: $from
            to: $to
            webhook: $webhook
            deliveries: $deliveries
            history: $history
            changes: $changes
          )
      }
    }
  `,
  variables: (place) => {
    const tab = formTab(place);
    return {
      id: formIdOf(place) ?? 0,
      builder: tab === 'builder',
      statistics: tab === 'statistics',
      ...periodAt(place),
      webhook: tab === 'webhook',
      deliveries: deliveriesAt(place),
      history: tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./FormScreen.tsx').then((module) => module.FormScreen),
});
