// What is done with access tokens: one is made, looked at, revoked.
import { Ban, ListChecks } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { useDataModals } from '../../kit/useDataModals.tsx';
import { useMutation } from '../../kit/useMutation.ts';
import { lazyPart, type MenuEntries, useAlerts, useConfirm } from '../../ui/index.ts';
import type {
  useTokenActions_token$data,
  useTokenActions_token$key,
} from '../../__generated__/useTokenActions_token.graphql.ts';
import type { useTokenActionsRevokeMutation } from '../../__generated__/useTokenActionsRevokeMutation.graphql.ts';

const TokenModal = lazyPart(() => import('./TokenModal.tsx'), 'TokenModal');
const TokenRightsModal = lazyPart(() => import('./TokenRightsModal.tsx'), 'TokenRightsModal');

export function useTokenActions({
  companyId,
  connectionId,
  refresh,
}: {
  companyId: string;
  connectionId: string;
  /** Fetches the shown list anew. */
  refresh: () => void;
}): { create: () => void; menu: (token: useTokenActions_token$key) => MenuEntries } {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const modals = useDataModals();
  const [revoke] = useMutation<useTokenActionsRevokeMutation>(graphql`
    mutation useTokenActionsRevokeMutation($input: RevokeAccessTokenInput!, $connections: [ID!]!) {
      revokeAccessToken(input: $input) {
        revokedAccessTokenId @deleteEdge(connections: $connections)
        userErrors {
          message
        }
      }
    }
  `);

  const askAndRevoke = async ({ id, name }: useTokenActions_token$data) => {
    const sure = await confirm({
      title: `Отозвать токен «${name}»?`,
      description: 'Программа с этим токеном сразу перестанет работать. Вернуть его не получится.',
      confirmLabel: 'Отозвать',
      danger: true,
    });
    if (!sure) return;
    const answer = await revoke({
      variables: { input: { id }, connections: [connectionId] },
    });
    if (!succeeded(answer, alerts)) return;
    alerts.success('Токен отозван');
    refresh();
  };

  return {
    create: () =>
      void modals.open((close) => (
        <TokenModal companyId={companyId} service={null} onMade={refresh} onDone={close} />
      )),
    menu: (key) => {
      const token = readToken(key);
      return [
        {
          id: 'rights',
          label: 'Что доступно',
          icon: <ListChecks />,
          onAction: () =>
            void modals.open(() => (
              <TokenRightsModal name={token.name} permissions={token.permissions} />
            )),
        },
        'separator',
        {
          id: 'revoke',
          label: 'Отозвать',
          icon: <Ban />,
          danger: true,
          onAction: () => void askAndRevoke(token),
        },
      ];
    },
  };
}

const readToken = (key: useTokenActions_token$key): useTokenActions_token$data =>
  readInlineData<useTokenActions_token$key>(
    graphql`
      fragment useTokenActions_token on AccessToken @inline {
        id
        name
        permissions
      }
    `,
    key,
  );
