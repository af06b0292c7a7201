// What the editors of invites and of welcomes ask for. An id that is no number means a new one.
import { graphql } from 'react-relay';
import { choice } from '../../kit/addressParts.ts';
import type { Place } from '../../kit/page.tsx';
import { companyPage } from '../../kit/Admin.ts';
import type { InviteKind } from './inviteKinds.ts';
import type { inviteRouteQuery } from '../../__generated__/inviteRouteQuery.graphql.ts';

const tabs = choice(['settings', 'users', 'history']);

export const inviteTab = ({ search }: Pick<Place, 'search'>) => tabs.read(search.get('tab') ?? '');

/** Null for a new one. */
export function inviteIdOf({ params }: Pick<Place, 'params'>): number | null {
  const text = params['inviteId'] ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

const page = (kind: InviteKind) =>
  companyPage<inviteRouteQuery>({
    query: graphql`
      query inviteRouteQuery(
        $company: String!
        $id: Int!
        $exists: Boolean!
        $users: Boolean!
        $history: Boolean!
      ) @throwOnFieldError {
        company(code: $company) {
          ...AdminLayout_company
          ...InviteScreen_company
            @arguments(id: $id, exists: $exists, users: $users, history: $history)
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
      };
    },
    screen: () =>
      import('./InviteScreen.tsx').then((module) =>
        kind === 'INVITE' ? module.OneInviteScreen : module.OneWelcomeScreen,
      ),
  });

export const inviteRoute = page('INVITE');
export const welcomeRoute = page('WELCOME');
