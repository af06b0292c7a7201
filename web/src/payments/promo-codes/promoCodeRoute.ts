// The route of a promo code's page and its query; an address without an id is the form of a new one.
import { graphql } from 'react-relay';
import { choice, idAt, valueAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import type { promoCodeRouteQuery } from '../../__generated__/promoCodeRouteQuery.graphql.ts';

export const promoCodeTab = valueAt('tab', choice(['settings', 'uses', 'history']));

/** Null for an invalid id. */
const promoCodeIdOf = idAt('promo_id');

export const promoCodeRoute = companyPage<promoCodeRouteQuery>({
  query: graphql`
    query promoCodeRouteQuery(
      $company: String!
      $id: Int!
      $exists: Boolean!
      $uses: Boolean!
      $history: Boolean!
      $changes: HistoryFilter
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...PromoCodeScreen_company
          @arguments(id: $id, exists: $exists, uses: $uses, history: $history, changes: $changes)
      }
    }
  `,
  variables: (place) => {
    const id = promoCodeIdOf(place);
    const tab = promoCodeTab(place);
    return {
      id: id ?? 0,
      exists: id !== null,
      uses: id !== null && tab === 'uses',
      history: id !== null && tab === 'history',
      changes: tab === 'history' ? historyAt(place) : null,
    };
  },
  screen: () => import('./PromoCodeScreen.tsx').then((module) => module.PromoCodeScreen),
});
