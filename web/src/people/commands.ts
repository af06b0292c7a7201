// Commands of the palette: searching people, and creating users, groups, roles and invites.
import { graphql, readInlineData } from 'react-relay';
import type { DomainCommands } from '../kit/pages/commands.ts';
import type { peopleCommands_company$key } from '../__generated__/peopleCommands_company.graphql.ts';

export const commands: readonly [DomainCommands<'people'>] = [
  {
    name: 'people',
    position: { created: 50, found: 10 },
    create: [
      { label: 'Добавить пользователя', path: 'users', permissions: ['USERS_MANAGE'] },
      { label: 'Создать группу', path: 'groups', permissions: ['USERS_MANAGE'] },
      { label: 'Создать роль', path: 'roles/create', permissions: ['COMPANY_SETTINGS'] },
      { label: 'Создать приглашение', path: 'invites/create', permissions: ['USERS_WELCOME'] },
      { label: 'Создать приветствие', path: 'welcomes/create', permissions: ['USERS_WELCOME'] },
    ],
    title: 'Люди',
    permissions: ['USERS_SHOW'],
    read: (key) => {
      const { users } = readInlineData<peopleCommands_company$key>(
        graphql`
          fragment peopleCommands_company on Company
          @inline
          @argumentDefinitions(search: { type: "String!" }) {
            users(first: 5, search: $search) {
              nodes {
                databaseId
                fullName
                email
              }
            }
          }
        `,
        key,
      );
      return (users?.nodes ?? []).map(({ databaseId, fullName, email }) => ({
        label: fullName,
        note: email,
        path: `users/${String(databaseId)}`,
      }));
    },
  },
];
