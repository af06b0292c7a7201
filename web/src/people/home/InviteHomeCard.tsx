// A card of the home page: the latest invites with their numbers of new users.
import { graphql, useFragment } from 'react-relay';
import { HomeCard } from '../../kit/pages/HomeCard.tsx';
import { Badge, countOf } from '../../ui/index.ts';
import { inviteStates } from '../invites/inviteStates.ts';
import type { InviteHomeCard_company$key } from '../../__generated__/InviteHomeCard_company.graphql.ts';

export function InviteHomeCard({ company: key }: { company: InviteHomeCard_company$key }) {
  const { code, invites } = useFragment<InviteHomeCard_company$key>(
    graphql`
      fragment InviteHomeCard_company on Company @throwOnFieldError {
        code
        invites(first: 5) {
          nodes {
            id
            databaseId
            name
            state
            usersCount
          }
        }
      }
    `,
    key,
  );
  const base = `/${code}/invites`;
  return (
    <HomeCard
      title="Приглашения"
      all={{ to: base, label: 'Все приглашения' }}
      rows={invites.nodes.map(({ id, databaseId, name, state, usersCount }) => ({
        id,
        to: `${base}/${databaseId}`,
        name,
        note: `По нему: ${countOf(usersCount, ['человек', 'человека', 'человек'])}`,
        end: <Badge tone={inviteStates[state].tone}>{inviteStates[state].label}</Badge>,
      }))}
      empty="Приглашений пока нет. Приглашение — это ссылка, по которой люди приходят сразу с ролью и курсами."
    />
  );
}
