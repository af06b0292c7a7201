// What can be done with the selected users, in the bar under the table.
import { Ban, CircleCheck, Eye, RotateCcw, ShieldCheck, Trash2, UsersRound } from 'lucide-react';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import type { UserTab } from './userList.ts';
import type { UserActions } from './useUserActions.tsx';

export function userBulkActions(
  tab: UserTab,
  { setBlocked, link, remove, restore }: UserActions,
  may: (permission: 'USERS_MANAGE' | 'USERS_DELETE') => boolean,
): readonly (BulkAction | false)[] {
  const mayManage = may('USERS_MANAGE') && tab !== 'deleted';
  const mayDelete = may('USERS_DELETE');
  return [
    mayManage && {
      label: 'Роли',
      icon: <ShieldCheck />,
      run: (users) => link(users, 'roles'),
    },
    mayManage && {
      label: 'Группы',
      icon: <UsersRound />,
      run: (users) => link(users, 'groups'),
    },
    mayManage && {
      label: 'Наблюдатели',
      icon: <Eye />,
      run: (users) => link(users, 'observers'),
    },
    mayManage &&
      tab !== 'blocked' && {
        label: 'Заблокировать',
        icon: <Ban />,
        run: (users) => setBlocked(users, 'block'),
      },
    mayManage &&
      tab !== 'active' && {
        label: 'Разблокировать',
        icon: <CircleCheck />,
        run: (users) => setBlocked(users, 'unblock'),
      },
    mayDelete &&
      (tab === 'deleted'
        ? { label: 'Восстановить', icon: <RotateCcw />, run: restore }
        : { label: 'Удалить', icon: <Trash2 />, run: remove }),
  ];
}
