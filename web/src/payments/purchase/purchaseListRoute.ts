// The route of a learner's purchases in one school and its query.
import { graphql } from 'react-relay';
import type { Page } from '../../kit/pages/page.tsx';
import type { purchaseListRouteQuery } from '../../__generated__/purchaseListRouteQuery.graphql.ts';

export const purchaseListRoute: Page<purchaseListRouteQuery> = {
  query: graphql`
    query purchaseListRouteQuery($company: String!) @throwOnFieldError {
      viewer {
        # The frame around the page reads its part of the same answer.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_viewer
      }
      company(code: $company) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_company
        ...PurchaseListScreen_company
      }
    }
  `,
  variables: ({ params }) => ({ company: params['company'] ?? '' }),
  screen: () => import('./PurchaseListScreen.tsx').then((module) => module.PurchaseListScreen),
};
