// Actions on service accounts: create, edit, create a token, disable, enable, delete.
import { KeyRound, Pencil, Power } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import type { ShownList } from '../../kit/list/shownList.ts';
import { useAction, usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useDataModals, useRecordDialog } from '../../kit/relay/useDataModals.tsx';
import { deleteItem, lazyPart, type MenuEntries } from '../../ui/index.ts';
import type { useServiceActions_account$key } from '../../__generated__/useServiceActions_account.graphql.ts';
import type { useServiceActionsDeleteMutation } from '../../__generated__/useServiceActionsDeleteMutation.graphql.ts';
import type { useServiceActionsSwitchMutation } from '../../__generated__/useServiceActionsSwitchMutation.graphql.ts';

const TokenModal = lazyPart(() => import('./TokenModal.tsx'), 'TokenModal');
const ServiceAccountModal = lazyPart(
  () => import('./ServiceAccountModal.tsx'),
  'ServiceAccountModal',
);

export function useServiceActions({
  companyId,
  refresh,
}: Pick<ShownList, 'companyId' | 'refresh'>) {
  const modals = useDataModals();
  const edit = useRecordDialog(ServiceAccountModal, { companyId, onDone: refresh });
  const [change] = useAction<useServiceActionsSwitchMutation>(graphql`
    mutation useServiceActionsSwitchMutation($input: UpdateServiceAccountInput!) {
      updateServiceAccount(input: $input) {
        serviceAccount {
          id
          active
        }
        ...userErrors_payload
      }
    }
  `);
  const remove = usePermanentDelete<useServiceActionsDeleteMutation>(
    graphql`
      mutation useServiceActionsDeleteMutation($input: DeleteServiceAccountInput!) {
        deleteServiceAccount(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );

  const menu = (key: useServiceActions_account$key): MenuEntries => {
    const account = readInlineData<useServiceActions_account$key>(
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
    const { id, name, active } = account;
    const switchOff = {
      title: `Выключить «${name}»?`,
      description: 'Его токены перестанут действовать, пока вы его не включите.',
      confirmLabel: 'Выключить',
    };
    return [
      {
        id: 'token',
        label: 'Создать токен',
        icon: <KeyRound />,
        onAction: () =>
          void modals.open((close) => (
            <TokenModal companyId={companyId} service={account} onMade={refresh} onDone={close} />
          )),
      },
      { id: 'edit', label: 'Изменить', icon: <Pencil />, onAction: () => edit(account) },
      {
        id: 'switch',
        label: active ? 'Выключить' : 'Включить',
        icon: <Power />,
        onAction: () =>
          void change({
            question: active ? switchOff : undefined,
            variables: { input: { id, active: !active } },
            done: active ? 'Сервисный аккаунт выключен' : 'Сервисный аккаунт включён',
          }),
      },
      'separator',
      deleteItem(
        () =>
          void remove({
            title: `Удалить «${name}»?`,
            description: 'Его токены сразу перестанут действовать. Восстановить его не получится.',
            variables: { input: { id } },
            done: 'Сервисный аккаунт удалён',
          }),
      ),
    ];
  };

  return { create: () => edit(null), menu };
}
