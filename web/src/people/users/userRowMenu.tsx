// The menu of a user in the list.
import { Ban, CircleCheck, UserRound } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { onlyRow } from '../../kit/relay/bulk.ts';
import { deleteItem, restoreItem, type MenuEntries } from '../../ui/index.ts';
import { linkKinds, linkNames } from './links/linkKinds.tsx';
import type { UserActions } from './useUserActions.tsx';
import type { userRowMenu_user$key } from '../../__generated__/userRowMenu_user.graphql.ts';

export function userRowMenu(
  key: userRowMenu_user$key,
  code: string,
  { setBlocked, link, remove, restore }: Omit<UserActions, 'create' | 'menu' | 'isRunning'>,
): MenuEntries {
  const user = readInlineData<userRowMenu_user$key>(
    graphql`
      fragment userRowMenu_user on User @inline {
        id
        databaseId
        status
        viewerCanUpdate @catch(to: NULL)
        viewerCanDelete @catch(to: NULL)
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
      restoreItem(() => void restore(only), { disabled: user.viewerCanDelete === false }),
    ];
  }
  const isBlocked = user.status === 'BLOCKED';
  return [
    open,
    ...linkNames.map((name) => ({
      id: name,
      label: linkKinds[name].title,
      icon: linkKinds[name].icon,
      disabled: user.viewerCanUpdate === false,
      onAction: () => void link(only, name),
    })),
    {
      id: 'block',
      label: isBlocked ? 'Разблокировать' : 'Заблокировать',
      icon: isBlocked ? <CircleCheck /> : <Ban />,
      disabled: user.viewerCanUpdate === false,
      onAction: () => void setBlocked(only, isBlocked ? 'unblock' : 'block'),
    },
    'separator',
    deleteItem(() => void remove(only), { disabled: user.viewerCanDelete === false }),
  ];
}
