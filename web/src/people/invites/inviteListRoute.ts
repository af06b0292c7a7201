// What the lists of invites and of welcomes ask for at an address.
import { graphql } from 'react-relay';
import type { Page, Place } from '../../kit/page.tsx';
import { companyCode } from '../../shell/Admin.ts';
import { inviteList } from './inviteList.ts';
import type {
  InviteKind,
  InviteState,
  inviteListRouteQuery,
} from '../../__generated__/inviteListRouteQuery.graphql.ts';

const page = (kind: InviteKind): Page<inviteListRouteQuery> => ({
  query: graphql`
    query inviteListRouteQuery(
      $company: String!
      $search: String
      $filter: InviteFilter
      $orderBy: InviteOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...InviteListScreen_company @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: (place: Place) => {
    const state = inviteList.read(place.search);
    return {
      company: companyCode(place),
      search: state.search || null,
      filter: {
        kind,
        state: state.state.map((value) => value.toUpperCase() as InviteState),
      },
      orderBy: inviteList.orderBy(state),
    };
  },
  screen: () =>
    import('./InviteListScreen.tsx').then((module) =>
      kind === 'INVITE' ? module.InvitesScreen : module.WelcomesScreen,
    ),
});

export const invitesRoute = page('INVITE');
export const welcomesRoute = page('WELCOME');
