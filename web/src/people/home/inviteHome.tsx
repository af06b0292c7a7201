// The parts of the home page about invites: the latest ones, and the action «Пригласить».
import { UserPlus } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import type { HomePart } from '../../kit/pages/home.ts';
import { LinkButton } from '../../ui/index.ts';
import { InviteHomeCard } from './InviteHomeCard.tsx';
import type { inviteHome_company$key } from '../../__generated__/inviteHome_company.graphql.ts';

export const inviteHome: HomePart<inviteHome_company$key> = {
  id: 'invites',
  position: 40,
  permissions: ['USERS_WELCOME'],
  Action: ({ company }) => (
    <LinkButton
      to={`/${read(company).code}/invites/create`}
      icon={<UserPlus size={16} aria-hidden />}
    >
      Пригласить
    </LinkButton>
  ),
  Card: ({ company }) => <InviteHomeCard company={read(company)} />,
};

const read = (key: inviteHome_company$key) =>
  readInlineData<inviteHome_company$key>(
    graphql`
      fragment inviteHome_company on Company @inline {
        code
        ...InviteHomeCard_company
      }
    `,
    key,
  );
