// What is done with one invite in its list: open, copy its link, switch on and off, delete.
import { Ban, CircleCheck, Link2, Pencil, Trash2 } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { useAlerts, useConfirm, type MenuEntries } from '../../ui/index.ts';
import type { useInviteActionsDeleteMutation } from '../../__generated__/useInviteActionsDeleteMutation.graphql.ts';
import type { useInviteActionsSwitchMutation } from '../../__generated__/useInviteActionsSwitchMutation.graphql.ts';
import type { useInviteActions_invite$key } from '../../__generated__/useInviteActions_invite.graphql.ts';

export function useInviteActions({
  base,
  connectionId,
  refresh,
}: {
  /** The address of the list. */
  base: string;
  connectionId: string;
  /** Fetches the shown list anew. */
  refresh: () => void;
}): (key: useInviteActions_invite$key) => MenuEntries {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [update] = useMutation<useInviteActionsSwitchMutation>(graphql`
    mutation useInviteActionsSwitchMutation($input: UpdateInviteInput!) {
      updateInvite(input: $input) {
        invite {
          id
          active
          state
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [remove] = useMutation<useInviteActionsDeleteMutation>(graphql`
    mutation useInviteActionsDeleteMutation($input: DeleteInviteInput!, $connections: [ID!]!) {
      deleteInvite(input: $input) {
        deletedInviteId @deleteEdge(connections: $connections)
        userErrors {
          message
        }
      }
    }
  `);

  const switchTo = async (id: string, active: boolean) => {
    const answer = await update({ variables: { input: { id, active } } });
    if (succeeded(answer, alerts)) alerts.success(active ? 'Ссылка работает' : 'Ссылка отключена');
  };

  const askAndDelete = async (id: string, name: string) => {
    const sure = await confirm({
      title: `Удалить «${name}»?`,
      description: 'Ссылка перестанет работать. Те, кто уже пришёл, останутся.',
      confirmLabel: 'Удалить',
      danger: true,
    });
    if (!sure) return;
    const answer = await remove({ variables: { input: { id }, connections: [connectionId] } });
    if (!succeeded(answer, alerts)) return;
    refresh();
    alerts.success('Удалено');
  };

  return (key) => {
    const invite = readInlineData<useInviteActions_invite$key>(
      graphql`
        fragment useInviteActions_invite on Invite @inline {
          id
          databaseId
          name
          link
          active
          viewerCanUpdate
          viewerCanDelete
        }
      `,
      key,
    );
    const { link } = invite;
    return [
      {
        id: 'open',
        label: invite.viewerCanUpdate ? 'Изменить' : 'Открыть',
        icon: <Pencil />,
        to: `${base}/${invite.databaseId}`,
      },
      {
        id: 'copy',
        label: 'Скопировать ссылку',
        icon: <Link2 />,
        disabled: link == null,
        onAction: () =>
          void navigator.clipboard
            .writeText(new URL(link ?? '', location.origin).href)
            .then(() => alerts.success('Ссылка скопирована'))
            .catch(() => alerts.error('Браузер не дал скопировать ссылку')),
      },
      {
        id: 'switch',
        label: invite.active ? 'Отключить' : 'Включить',
        icon: invite.active ? <Ban /> : <CircleCheck />,
        disabled: !invite.viewerCanUpdate,
        onAction: () => void switchTo(invite.id, !invite.active),
      },
      'separator',
      {
        id: 'delete',
        label: 'Удалить',
        icon: <Trash2 />,
        danger: true,
        disabled: !invite.viewerCanDelete,
        onAction: () => void askAndDelete(invite.id, invite.name),
      },
    ];
  };
}
