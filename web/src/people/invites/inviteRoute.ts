// The routes of an invite's and a welcome link's page: their query. An id that isn't a number means a new one.
import { graphql } from 'react-relay';
import { historyAt } from '../../kit/pages/historyAddress.ts';
import { choice, idAt, valueAt } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import type { InviteKind } from './inviteKinds.ts';
import type { inviteRouteQuery } from '../../__generated__/inviteRouteQuery.graphql.ts';

export const inviteTab = valueAt('tab', choice(['settings', 'users', 'history']));

/** Null for a new invite. */
export const inviteIdOf = idAt('inviteId');

const page = (kind: InviteKind) =>
  companyPage<inviteRouteQuery>({
    query: graphql`
      query inviteRouteQuery(
        $company: String!
        $id: Int!
        $exists: Boolean!
        $users: Boolean!
        $history: Boolean!
        $changes: HistoryFilter
      ) @throwOnFieldError {
        company(code: $company) {
          ...AdminLayout_company
          ...InviteScreen_company
            @arguments(
              id: $id
              exists: $exists
              users: $users
              history: $history
              changes: $changes
            )
        }
      }
    `,
    variables: (place) => {
      const id = inviteIdOf(place);
      const tab = inviteTab(place);
      return {
        id: id ?? 0,
        exists: id !== null,
        users: id !== null && tab === 'users',
        history: id !== null && tab === 'history',
        changes: tab === 'history' ? historyAt(place) : null,
      };
    },
    screen: () =>
      import('./InviteScreen.tsx').then((module) =>
        kind === 'INVITE' ? module.OneInviteScreen : module.OneWelcomeScreen,
      ),
  });

export const inviteRoute = page('INVITE');
export const welcomeRoute = page('WELCOME');
