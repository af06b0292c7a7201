// Actions on access tokens: create, show permissions, revoke.
import { Ban, ListChecks } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import type { ShownList } from '../../kit/list/shownList.ts';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart, type MenuEntries } from '../../ui/index.ts';
import type { useTokenActions_token$key } from '../../__generated__/useTokenActions_token.graphql.ts';
import type { useTokenActionsRevokeMutation } from '../../__generated__/useTokenActionsRevokeMutation.graphql.ts';

const TokenModal = lazyPart(() => import('./TokenModal.tsx'), 'TokenModal');
const TokenPermissionsModal = lazyPart(
  () => import('./TokenPermissionsModal.tsx'),
  'TokenPermissionsModal',
);

export function useTokenActions({ companyId, connectionId, refresh }: Omit<ShownList, 'code'>) {
  const modals = useDataModals();
  const revoke = usePermanentDelete<useTokenActionsRevokeMutation>(
    graphql`
      mutation useTokenActionsRevokeMutation(
        $input: RevokeAccessTokenInput!
        $connections: [ID!]!
      ) {
        revokeAccessToken(input: $input) {
          revokedAccessTokenId @deleteEdge(connections: $connections)
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );

  const menu = (key: useTokenActions_token$key): MenuEntries => {
    const { id, name, permissions } = readInlineData<useTokenActions_token$key>(
      graphql`
        fragment useTokenActions_token on AccessToken @inline {
          id
          name
          permissions
        }
      `,
      key,
    );
    return [
      {
        id: 'rights',
        label: 'Что доступно',
        icon: <ListChecks />,
        onAction: () =>
          void modals.open(() => <TokenPermissionsModal name={name} permissions={permissions} />),
      },
      'separator',
      {
        id: 'revoke',
        label: 'Отозвать',
        icon: <Ban />,
        danger: true,
        onAction: () =>
          void revoke({
            title: `Отозвать токен «${name}»?`,
            description:
              'Программа с этим токеном сразу перестанет работать. Вернуть его не получится.',
            confirmLabel: 'Отозвать',
            variables: { input: { id }, connections: [connectionId] },
            done: 'Токен отозван',
          }),
      },
    ];
  };

  return {
    create: () =>
      void modals.open((close) => (
        <TokenModal companyId={companyId} service={null} onMade={refresh} onDone={close} />
      )),
    menu,
  };
}
