// The route of notifications in the back office: its query.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { filterAt } from './tabs.ts';
import type { notificationsRouteQuery } from '../../__generated__/notificationsRouteQuery.graphql.ts';

export const notificationsRoute = companyPage<notificationsRouteQuery>({
  query: graphql`
    query notificationsRouteQuery($company: String!, $filter: NotificationFilter)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        # Staff and learners share the page.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...NotificationsPage_company @arguments(filter: $filter)
      }
    }
  `,
  variables: ({ search }) => ({ filter: filterAt(search) }),
  screen: () => import('./NotificationsScreen.tsx').then((module) => module.NotificationsScreen),
});
