// Actions on an invite in its list: open, copy the link, disable, enable, delete.
import { Ban, CircleCheck, Link2, Pencil } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { useAction, usePermanentDelete } from '../../kit/actions/useAction.ts';
import { deleteItem, useCopy, type MenuEntries } from '../../ui/index.ts';
import type { useInviteActionsDeleteMutation } from '../../__generated__/useInviteActionsDeleteMutation.graphql.ts';
import type { useInviteActionsSwitchMutation } from '../../__generated__/useInviteActionsSwitchMutation.graphql.ts';
import type { useInviteActions_invite$key } from '../../__generated__/useInviteActions_invite.graphql.ts';

export function useInviteActions({
  base,
  connectionId,
  refresh,
}: {
  /** URL of the list. */
  base: string;
  connectionId: string;
  /** Refetches the shown list. */
  refresh: () => void;
}): (key: useInviteActions_invite$key) => MenuEntries {
  const copy = useCopy({
    done: 'Ссылка скопирована',
    refused: 'Браузер не дал скопировать ссылку',
  });
  const [update] = useAction<useInviteActionsSwitchMutation>(graphql`
    mutation useInviteActionsSwitchMutation($input: UpdateInviteInput!) {
      updateInvite(input: $input) {
        invite {
          id
          active
          state
        }
        ...userErrors_payload
      }
    }
  `);
  const remove = usePermanentDelete<useInviteActionsDeleteMutation>(
    graphql`
      mutation useInviteActionsDeleteMutation($input: DeleteInviteInput!, $connections: [ID!]!) {
        deleteInvite(input: $input) {
          deletedInviteId @deleteEdge(connections: $connections)
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );

  return (key) => {
    const invite = readInlineData<useInviteActions_invite$key>(
      graphql`
        fragment useInviteActions_invite on Invite @inline {
          id
          databaseId
          name
          link @catch(to: NULL)
          active
          viewerCanUpdate @catch(to: NULL)
          viewerCanDelete @catch(to: NULL)
        }
      `,
      key,
    );
    const { id, name, link, active } = invite;
    return [
      {
        id: 'open',
        label: invite.viewerCanUpdate !== false ? 'Изменить' : 'Открыть',
        icon: <Pencil />,
        to: `${base}/${invite.databaseId}`,
      },
      {
        id: 'copy',
        label: 'Скопировать ссылку',
        icon: <Link2 />,
        disabled: link == null,
        onAction: () => void copy(new URL(link ?? '', location.origin).href),
      },
      {
        id: 'switch',
        label: active ? 'Отключить' : 'Включить',
        icon: active ? <Ban /> : <CircleCheck />,
        disabled: invite.viewerCanUpdate === false,
        onAction: () =>
          void update({
            variables: { input: { id, active: !active } },
            done: active ? 'Ссылка отключена' : 'Ссылка работает',
          }),
      },
      'separator',
      deleteItem(
        () =>
          void remove({
            title: `Удалить «${name}»?`,
            description: 'Ссылка перестанет работать. Те, кто уже пришёл, останутся.',
            variables: { input: { id }, connections: [connectionId] },
            done: 'Удалено',
          }),
        { disabled: invite.viewerCanDelete === false },
      ),
    ];
  };
}
