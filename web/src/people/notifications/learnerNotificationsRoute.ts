// The route of a learner's notifications in a company: its query.
import { graphql } from 'react-relay';
import type { Page } from '../../kit/pages/page.tsx';
import { filterAt } from './tabs.ts';
import type { learnerNotificationsRouteQuery } from '../../__generated__/learnerNotificationsRouteQuery.graphql.ts';

export const learnerNotificationsRoute: Page<learnerNotificationsRouteQuery> = {
  query: graphql`
    query learnerNotificationsRouteQuery($company: String!, $filter: NotificationFilter)
    @throwOnFieldError {
      viewer {
        # The layout around the page reads this fragment.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_viewer
      }
      company(code: $company) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...LearningLayout_company
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...NotificationsPage_company @arguments(filter: $filter)
      }
    }
  `,
  variables: ({ params, search }) => ({
    company: params['company'] ?? '',
    filter: filterAt(search),
  }),
  screen: () =>
    import('./LearnerNotificationsScreen.tsx').then((module) => module.LearnerNotificationsScreen),
};
