// Actions on one promo code of the list: open, duplicate, enable, disable, delete.
import { Ban, CircleCheck, Copy, Pencil } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { useAction, usePermanentDelete } from '../../kit/actions/useAction.ts';
import { deleteItem, useCopy, type MenuEntries } from '../../ui/index.ts';
import type { usePromoCodeActionsDeleteMutation } from '../../__generated__/usePromoCodeActionsDeleteMutation.graphql.ts';
import type { usePromoCodeActionsSwitchMutation } from '../../__generated__/usePromoCodeActionsSwitchMutation.graphql.ts';
import type { usePromoCodeActions_promoCode$key } from '../../__generated__/usePromoCodeActions_promoCode.graphql.ts';

export function usePromoCodeActions({
  base,
  companyId,
  connectionId,
  refresh,
}: {
  /** The address of the list. */
  base: string;
  companyId: string;
  connectionId: string;
  /** Refetches the list. */
  refresh: () => void;
}): (key: usePromoCodeActions_promoCode$key) => MenuEntries {
  const copy = useCopy({ done: 'Код скопирован', refused: 'Браузер не дал скопировать код' });
  const [update] = useAction<usePromoCodeActionsSwitchMutation>(graphql`
    mutation usePromoCodeActionsSwitchMutation($input: UpdatePromoCodeInput!) {
      updatePromoCode(input: $input) {
        promoCode {
          id
          active
        }
        ...userErrors_payload
      }
    }
  `);
  const remove = usePermanentDelete<usePromoCodeActionsDeleteMutation>(
    graphql`
      mutation usePromoCodeActionsDeleteMutation(
        $input: DeletePromoCodesInput!
        $connections: [ID!]!
      ) {
        deletePromoCodes(input: $input) {
          deletedPromoCodeIds @deleteEdge(connections: $connections)
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );

  return (key) => {
    const promoCode = readInlineData<usePromoCodeActions_promoCode$key>(
      graphql`
        fragment usePromoCodeActions_promoCode on PromoCode @inline {
          id
          databaseId
          code
          active
          viewerCanUpdate @catch(to: NULL)
          viewerCanDelete @catch(to: NULL)
        }
      `,
      key,
    );
    const { id, code, active } = promoCode;
    return [
      {
        id: 'open',
        label: promoCode.viewerCanUpdate !== false ? 'Изменить' : 'Открыть',
        icon: <Pencil />,
        to: `${base}/code/${promoCode.databaseId}`,
      },
      {
        id: 'copy',
        label: 'Скопировать код',
        icon: <Copy />,
        onAction: () => void copy(code),
      },
      {
        id: 'switch',
        label: active ? 'Выключить' : 'Включить',
        icon: active ? <Ban /> : <CircleCheck />,
        disabled: promoCode.viewerCanUpdate === false,
        onAction: () =>
          void update({
            variables: { input: { id, active: !active } },
            done: active ? 'Промокод выключен' : 'Промокод включён',
          }),
      },
      'separator',
      deleteItem(
        () =>
          void remove({
            title: `Удалить промокод «${code}»?`,
            description: 'Воспользоваться им больше никто не сможет.',
            variables: {
              input: { companyId, promoCodes: { ids: [id] } },
              connections: [connectionId],
            },
            done: 'Удалено',
          }),
        { disabled: promoCode.viewerCanDelete === false },
      ),
    ];
  };
}
