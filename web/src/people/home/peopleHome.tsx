// The parts of the home page about people: new users of the week, users awaiting approval, and the first steps of a new
// company.
import { UserRoundCheck } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import type { HomePart } from '../../kit/pages/home.ts';
import { countOf } from '../../ui/index.ts';
import { NewcomersCard } from './NewcomersCard.tsx';
import type { peopleHome_company$key } from '../../__generated__/peopleHome_company.graphql.ts';

export const peopleHome: HomePart<peopleHome_company$key> = {
  id: 'people',
  position: 30,
  permissions: ['USERS_SHOW'],
  notices: (key) => {
    const { code, waiting } = read(key);
    const count = waiting?.totalCount ?? 0;
    if (count === 0) return [];
    return [
      {
        id: 'waiting',
        tone: 'warning',
        icon: <UserRoundCheck />,
        text: `Ждут допуска в админку: ${countOf(count, ['человек', 'человека', 'человек'])}`,
        to: `/${code}/users?waiting=1`,
      },
    ];
  },
  firstSteps: (key) => {
    const { code, users } = read(key);
    return [
      {
        id: 'people',
        title: 'Пригласите людей',
        text: 'Ссылка или письмо: преподавателям, команде, ученикам',
        isDone: (users?.totalCount ?? 0) > 1,
        to: `/${code}/invites`,
      },
    ];
  },
  Card: ({ company }) => <NewcomersCard company={read(company)} />,
};

const read = (key: peopleHome_company$key) =>
  readInlineData<peopleHome_company$key>(
    graphql`
      fragment peopleHome_company on Company
      @inline
      @argumentDefinitions(since: { type: "Date!" }) {
        code
        users(first: 1) {
          totalCount
        }
        waiting: users(first: 1, filter: { status: [ACTIVE], adminBanned: true }) {
          totalCount
        }
        ...NewcomersCard_company @arguments(since: $since)
      }
    `,
    key,
  );
