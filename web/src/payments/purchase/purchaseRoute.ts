// The route of a purchase's page and its query.
import { graphql } from 'react-relay';
import { idAt } from '../../kit/pages/addressParameters.ts';
import type { Page } from '../../kit/pages/page.tsx';
import type { purchaseRouteQuery } from '../../__generated__/purchaseRouteQuery.graphql.ts';

const purchaseIdOf = idAt('purchase_id');

export const purchaseRoute: Page<purchaseRouteQuery> = {
  query: graphql`
    query purchaseRouteQuery($company: String!, $purchase: Int!) @throwOnFieldError {
      viewer {
        # The frame around the page reads its part of the same answer.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_viewer
      }
      company(code: $company) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_company
        ...PurchaseScreen_company @arguments(purchase: $purchase)
      }
    }
  `,
  variables: (place) => ({
    company: place.params['company'] ?? '',
    purchase: purchaseIdOf(place) ?? 0,
  }),
  screen: () => import('./PurchaseScreen.tsx').then((module) => module.PurchaseScreen),
};
