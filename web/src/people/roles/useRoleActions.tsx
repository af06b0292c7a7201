// What is done with roles in their list: open, make the default, delete, put into another order.
import { Pencil, Star, Trash2, Users } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { useDataModals } from '../../kit/useDataModals.tsx';
import { useMutation } from '../../kit/useMutation.ts';
import { lazyPart, type MenuEntries, useAlerts, useConfirm } from '../../ui/index.ts';
import type { useRoleActionsDefaultMutation } from '../../__generated__/useRoleActionsDefaultMutation.graphql.ts';
import type {
  useRoleActions_role$data,
  useRoleActions_role$key,
} from '../../__generated__/useRoleActions_role.graphql.ts';
import type { useRoleActionsDeleteMutation } from '../../__generated__/useRoleActionsDeleteMutation.graphql.ts';

type ListedRole = useRoleActions_role$data;

const RoleOrderModal = lazyPart(() => import('./RoleOrderModal.tsx'), 'RoleOrderModal');

export function useRoleActions({
  companyId,
  code,
  connectionId,
  refresh,
}: {
  companyId: string;
  code: string;
  connectionId: string;
  /** Fetches the shown list anew. */
  refresh: () => void;
}): { menu: (role: useRoleActions_role$key) => MenuEntries; sort: () => void } {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const modals = useDataModals();
  const [update] = useMutation<useRoleActionsDefaultMutation>(graphql`
    mutation useRoleActionsDefaultMutation($input: UpdateRoleInput!) {
      updateRole(input: $input) {
        role {
          id
          default
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [remove] = useMutation<useRoleActionsDeleteMutation>(graphql`
    mutation useRoleActionsDeleteMutation($input: DeleteRoleInput!, $connections: [ID!]!) {
      deleteRole(input: $input) {
        deletedRoleId @deleteEdge(connections: $connections)
        userErrors {
          message
        }
      }
    }
  `);

  const makeDefault = async ({ id, name }: ListedRole) => {
    const answer = await update({ variables: { input: { id, default: true } } });
    if (!succeeded(answer, alerts)) return;
    alerts.success(`Роль по умолчанию: «${name}»`);
    // The one before is it no more.
    refresh();
  };

  const askAndDelete = async ({ id, name }: ListedRole) => {
    const sure = await confirm({
      title: `Удалить роль «${name}»?`,
      description: 'Восстановить её не получится. Роль, которая у кого-то есть, не удалится.',
      confirmLabel: 'Удалить',
      danger: true,
    });
    if (!sure) return;
    const answer = await remove({
      variables: { input: { id }, connections: [connectionId] },
    });
    if (succeeded(answer, alerts)) alerts.success('Роль удалена');
  };

  const menuOf = (role: ListedRole): MenuEntries => [
    {
      id: 'open',
      label: role.viewerCanUpdate ? 'Изменить' : 'Посмотреть права',
      icon: <Pencil />,
      to: `/${code}/roles/${role.databaseId}`,
    },
    {
      id: 'users',
      label: 'У кого есть',
      icon: <Users />,
      to: `/${code}/users?role=${encodeURIComponent(role.id)}`,
    },
    {
      id: 'default',
      label: 'Сделать ролью по умолчанию',
      icon: <Star />,
      disabled: role.default || !role.viewerCanUpdate,
      onAction: () => void makeDefault(role),
    },
    'separator',
    {
      id: 'delete',
      label: 'Удалить',
      icon: <Trash2 />,
      danger: true,
      disabled: !role.viewerCanDelete,
      onAction: () => void askAndDelete(role),
    },
  ];

  return {
    menu: (key) => menuOf(readRole(key)),
    sort: () =>
      void modals.open((close) => (
        <RoleOrderModal
          companyId={companyId}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )),
  };
}

const readRole = (key: useRoleActions_role$key): ListedRole =>
  readInlineData<useRoleActions_role$key>(
    graphql`
      fragment useRoleActions_role on Role @inline {
        id
        databaseId
        name
        default
        viewerCanUpdate
        viewerCanDelete
      }
    `,
    key,
  );
