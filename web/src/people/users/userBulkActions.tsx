// Bulk actions on the selected users, in the bar below the table.
import { Ban, CircleCheck, RotateCcw, Trash2 } from 'lucide-react';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import type { TableSelection } from '../../ui/index.ts';
import { linkKinds, linkNames } from './links/linkKinds.tsx';
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
    ...linkNames.map(
      (name) =>
        mayManage && {
          label: linkKinds[name].title,
          icon: linkKinds[name].icon,
          run: (users: TableSelection) => link(users, name),
        },
    ),
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
