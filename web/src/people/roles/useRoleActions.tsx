// Actions on roles in their list: open, make default, delete, sort.
import { Copy, Pencil, Star, Users } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import type { ShownList } from '../../kit/list/shownList.ts';
import { useAction, usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { countOf, deleteItem, lazyPart, type MenuEntries } from '../../ui/index.ts';
import { copyRolePath } from './roleRoute.ts';
import type { useRoleActionsDefaultMutation } from '../../__generated__/useRoleActionsDefaultMutation.graphql.ts';
import type { useRoleActions_role$key } from '../../__generated__/useRoleActions_role.graphql.ts';
import type { useRoleActionsDeleteMutation } from '../../__generated__/useRoleActionsDeleteMutation.graphql.ts';

const RoleSortModal = lazyPart(() => import('./RoleSortModal.tsx'), 'RoleSortModal');

export function useRoleActions({
  companyId,
  code,
  connectionId,
  refresh,
  may,
}: ShownList & { may: (permission: 'COMPANY_SETTINGS' | 'USERS_SHOW') => boolean }) {
  const dialog = useDialog(refresh);
  const [update] = useAction<useRoleActionsDefaultMutation>(
    graphql`
      mutation useRoleActionsDefaultMutation($input: UpdateRoleInput!) {
        updateRole(input: $input) {
          role {
            id
            default
          }
          ...userErrors_payload
        }
      }
    `,
    // The previous default role changes, too.
    refresh,
  );
  const remove = usePermanentDelete<useRoleActionsDeleteMutation>(graphql`
    mutation useRoleActionsDeleteMutation($input: DeleteRoleInput!, $connections: [ID!]!) {
      deleteRole(input: $input) {
        deletedRoleId @deleteEdge(connections: $connections)
        ...userErrors_payload
      }
    }
  `);

  const menu = (key: useRoleActions_role$key): MenuEntries => {
    const role = readInlineData<useRoleActions_role$key>(
      graphql`
        fragment useRoleActions_role on Role @inline {
          id
          databaseId
          name
          default
          usersCount @catch(to: NULL)
          viewerCanUpdate @catch(to: NULL)
          viewerCanDelete @catch(to: NULL)
        }
      `,
      key,
    );
    const { id, name } = role;
    return [
      {
        id: 'open',
        label: role.viewerCanUpdate !== false ? 'Изменить' : 'Посмотреть права',
        icon: <Pencil />,
        to: `/${code}/roles/${role.databaseId}`,
      },
      {
        id: 'users',
        label: 'У кого есть',
        icon: <Users />,
        disabled: !may('USERS_SHOW'),
        to: `/${code}/users?role=${encodeURIComponent(id)}`,
      },
      {
        id: 'copy',
        label: 'Создать копию',
        icon: <Copy />,
        disabled: !may('COMPANY_SETTINGS'),
        to: copyRolePath(code, role.databaseId),
      },
      {
        id: 'default',
        label: 'Сделать ролью по умолчанию',
        icon: <Star />,
        disabled: role.default || role.viewerCanUpdate === false,
        onAction: () =>
          void update({
            variables: { input: { id, default: true } },
            done: `Роль по умолчанию: «${name}»`,
          }),
      },
      'separator',
      deleteItem(
        () =>
          void remove({
            title: `Удалить роль «${name}»?`,
            description: lossOf(role.usersCount),
            variables: { input: { id }, connections: [connectionId] },
            done: 'Роль удалена',
          }),
        { disabled: role.viewerCanDelete === false },
      ),
    ];
  };

  return {
    menu,
    sort: () => dialog((onDone) => <RoleSortModal companyId={companyId} onDone={onDone} />),
  };
}

/** The server refuses to delete a role that users have. */
function lossOf(people: number | null | undefined): string {
  if (people === 0) return 'Сейчас её нет ни у кого. Восстановить её не получится.';
  if (people == null)
    return 'Восстановить её не получится. Роль, которая у кого-то есть, не удалится.';
  return `Она есть у ${countOf(people, ['человека', 'человек', 'человек'])}: пока её не снимут, роль не удалится.`;
}
