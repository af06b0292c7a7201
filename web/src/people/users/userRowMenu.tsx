// The menu of one user in the list.
import {
  Ban,
  CircleCheck,
  RotateCcw,
  ShieldCheck,
  Trash2,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { onlyRow } from '../../kit/bulk.ts';
import type { MenuEntries } from '../../ui/index.ts';
import type { UserActions } from './useUserActions.tsx';
import type { userRowMenu_user$key } from '../../__generated__/userRowMenu_user.graphql.ts';

export function userRowMenu(
  key: userRowMenu_user$key,
  code: string,
  { changeStatus, link }: Pick<UserActions, 'changeStatus' | 'link'>,
): MenuEntries {
  const user = readInlineData<userRowMenu_user$key>(
    graphql`
      fragment userRowMenu_user on User @inline {
        id
        databaseId
        status
        viewerCanUpdate
        viewerCanDelete
      }
    `,
    key,
  );
  const only = onlyRow(user.id);
  const open = {
    id: 'open',
    label: 'Открыть',
    icon: <UserRound />,
    to: `/${code}/users/${user.databaseId}`,
  };
  if (user.status === 'DELETED') {
    return [
      open,
      {
        id: 'restore',
        label: 'Вернуть',
        icon: <RotateCcw />,
        disabled: user.viewerCanDelete === false,
        onAction: () => void changeStatus(only, 'restore'),
      },
    ];
  }
  const isBlocked = user.status === 'BLOCKED';
  return [
    open,
    {
      id: 'roles',
      label: 'Роли',
      icon: <ShieldCheck />,
      disabled: user.viewerCanUpdate === false,
      onAction: () => void link(only, 'roles'),
    },
    {
      id: 'groups',
      label: 'Группы',
      icon: <UsersRound />,
      disabled: user.viewerCanUpdate === false,
      onAction: () => void link(only, 'groups'),
    },
    {
      id: 'block',
      label: isBlocked ? 'Разблокировать' : 'Заблокировать',
      icon: isBlocked ? <CircleCheck /> : <Ban />,
      disabled: user.viewerCanUpdate === false,
      onAction: () => void changeStatus(only, isBlocked ? 'unblock' : 'block'),
    },
    'separator',
    {
      id: 'delete',
      label: 'Удалить',
      icon: <Trash2 />,
      danger: true,
      disabled: user.viewerCanDelete === false,
      onAction: () => void changeStatus(only, 'delete'),
    },
  ];
}
