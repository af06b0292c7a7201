// The routes of the lists of invites and of welcome links: their query and URL state.
import { graphql } from 'react-relay';
import { values } from '../../kit/pages/addressParameters.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { inviteStates } from './inviteStates.ts';
import type {
  InviteKind,
  inviteListRouteQuery,
} from '../../__generated__/inviteListRouteQuery.graphql.ts';

export const inviteList = listAddress({
  sorting: { name: 'NAME', created: 'CREATED_AT', end: 'DATE_END', users: 'USERS_COUNT' },
  conditions: { state: values(keysOf(inviteStates)) },
});

/** INVITE is the server's default kind. */
export const filterOf = (kind: InviteKind, { state }: StateOf<typeof inviteList>) => ({
  kind: kind === 'INVITE' ? null : kind,
  state: state.length > 0 ? state : null,
});

const page = (kind: InviteKind) =>
  companyPage<inviteListRouteQuery>({
    query: graphql`
      query inviteListRouteQuery(
        $company: String!
        $search: String
        $filter: InviteFilter
        $orderBy: InviteOrder
      ) @throwOnFieldError {
        company(code: $company) {
          ...AdminLayout_company
          ...InviteListScreen_company
            @arguments(search: $search, filter: $filter, orderBy: $orderBy)
        }
      }
    `,
    variables: (place) => ({
      ...inviteList.variablesAt(place),
      filter: filterOf(kind, inviteList.read(place.search)),
    }),
    screen: () =>
      import('./InviteListScreen.tsx').then((module) =>
        kind === 'INVITE' ? module.InvitesScreen : module.WelcomesScreen,
      ),
  });

export const invitesRoute = page('INVITE');
export const welcomesRoute = page('WELCOME');
