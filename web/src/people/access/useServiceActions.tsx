// What is done with service accounts: made, changed, given a token, switched off and on, deleted.
import { KeyRound, Pencil, Power, Trash2 } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { useDataModals } from '../../kit/useDataModals.tsx';
import { useMutation } from '../../kit/useMutation.ts';
import { lazyPart, type MenuEntries, useAlerts, useConfirm } from '../../ui/index.ts';
import type {
  useServiceActions_account$data,
  useServiceActions_account$key,
} from '../../__generated__/useServiceActions_account.graphql.ts';
import type { useServiceActionsDeleteMutation } from '../../__generated__/useServiceActionsDeleteMutation.graphql.ts';
import type { useServiceActionsSwitchMutation } from '../../__generated__/useServiceActionsSwitchMutation.graphql.ts';

type Account = useServiceActions_account$data;

const TokenModal = lazyPart(() => import('./TokenModal.tsx'), 'TokenModal');
const ServiceAccountModal = lazyPart(
  () => import('./ServiceAccountModal.tsx'),
  'ServiceAccountModal',
);

export function useServiceActions({
  companyId,
  refresh,
}: {
  companyId: string;
  /** Fetches the shown list anew. */
  refresh: () => void;
}): { create: () => void; menu: (account: useServiceActions_account$key) => MenuEntries } {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const modals = useDataModals();
  const [change] = useMutation<useServiceActionsSwitchMutation>(graphql`
    mutation useServiceActionsSwitchMutation($input: UpdateServiceAccountInput!) {
      updateServiceAccount(input: $input) {
        serviceAccount {
          id
          active
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [remove] = useMutation<useServiceActionsDeleteMutation>(graphql`
    mutation useServiceActionsDeleteMutation($input: DeleteServiceAccountInput!) {
      deleteServiceAccount(input: $input) {
        userErrors {
          message
        }
      }
    }
  `);

  const edit = (account: Account | null) =>
    void modals.open((close) => (
      <ServiceAccountModal
        companyId={companyId}
        account={account}
        onDone={() => {
          close();
          refresh();
        }}
      />
    ));
  const giveToken = (account: Account) =>
    void modals.open((close) => (
      <TokenModal companyId={companyId} service={account} onMade={refresh} onDone={close} />
    ));
  const turn = async ({ id, name, active }: Account) => {
    const sure =
      !active ||
      (await confirm({
        title: `Выключить «${name}»?`,
        description: 'Его токены перестанут действовать, пока вы его не включите.',
        confirmLabel: 'Выключить',
      }));
    if (!sure) return;
    const answer = await change({ variables: { input: { id, active: !active } } });
    if (!succeeded(answer, alerts)) return;
    alerts.success(active ? 'Сервисный аккаунт выключен' : 'Сервисный аккаунт включён');
  };
  const askAndDelete = async ({ id, name }: Account) => {
    const sure = await confirm({
      title: `Удалить «${name}»?`,
      description: 'Его токены сразу перестанут действовать. Восстановить его не получится.',
      confirmLabel: 'Удалить',
      danger: true,
    });
    if (!sure || !succeeded(await remove({ variables: { input: { id } } }), alerts)) return;
    alerts.success('Сервисный аккаунт удалён');
    refresh();
  };

  return {
    create: () => edit(null),
    menu: (key) => {
      const account = readAccount(key);
      return [
        {
          id: 'token',
          label: 'Создать токен',
          icon: <KeyRound />,
          onAction: () => giveToken(account),
        },
        { id: 'edit', label: 'Изменить', icon: <Pencil />, onAction: () => edit(account) },
        {
          id: 'switch',
          label: account.active ? 'Выключить' : 'Включить',
          icon: <Power />,
          onAction: () => void turn(account),
        },
        'separator',
        {
          id: 'delete',
          label: 'Удалить',
          icon: <Trash2 />,
          danger: true,
          onAction: () => void askAndDelete(account),
        },
      ];
    },
  };
}

const readAccount = (key: useServiceActions_account$key): Account =>
  readInlineData<useServiceActions_account$key>(
    graphql`
      fragment useServiceActions_account on ServiceAccount @inline {
        id
        name
        active
        ...ServiceAccountModal_account
      }
    `,
    key,
  );
