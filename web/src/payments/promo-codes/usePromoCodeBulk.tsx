// Bulk actions on promo codes: disable, enable, delete.
import { Ban, CircleCheck, Trash2 } from 'lucide-react';
import { graphql } from 'react-relay';
import { selectionOf } from '../../kit/relay/bulk.ts';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import type { Nouns } from '../../kit/relay/outcome.ts';
import { useBulkAction } from '../../kit/actions/useAction.ts';
import { type TableSelection } from '../../ui/index.ts';
import type { PromoCodeMatch } from '../../__generated__/usePromoCodeBulkDeleteMutation.graphql.ts';
import type { usePromoCodeBulkActivateMutation } from '../../__generated__/usePromoCodeBulkActivateMutation.graphql.ts';
import type { usePromoCodeBulkDeactivateMutation } from '../../__generated__/usePromoCodeBulkDeactivateMutation.graphql.ts';
import type { usePromoCodeBulkDeleteMutation } from '../../__generated__/usePromoCodeBulkDeleteMutation.graphql.ts';

const nouns: Nouns = ['промокод', 'промокода', 'промокодов'];

export function usePromoCodeBulk({
  companyId,
  list,
  match,
}: {
  companyId: string;
  list: { connection: { readonly __id: string }; totalCount: number; refresh: () => void };
  match: PromoCodeMatch;
}): readonly BulkAction[] {
  const { __id: connectionId } = list.connection;
  const inputOf = (selection: TableSelection) => ({
    companyId,
    promoCodes: selectionOf(selection, match),
  });
  const common = {
    nouns,
    list,
    variables: (selection: TableSelection) => ({ input: inputOf(selection) }),
  };

  return [
    useBulkAction<usePromoCodeBulkDeactivateMutation>(
      graphql`
        mutation usePromoCodeBulkDeactivateMutation($input: DeactivatePromoCodesInput!) {
          deactivatePromoCodes(input: $input) {
            ...outcome_payload
            ...userErrors_payload
          }
        }
      `,
      {
        ...common,
        label: 'Выключить',
        icon: <Ban />,
        done: 'Выключено',
        warning: 'Скидки по ним не будет. Включить их можно в любой момент.',
      },
    ),
    useBulkAction<usePromoCodeBulkActivateMutation>(
      graphql`
        mutation usePromoCodeBulkActivateMutation($input: ActivatePromoCodesInput!) {
          activatePromoCodes(input: $input) {
            ...outcome_payload
            ...userErrors_payload
          }
        }
      `,
      { ...common, label: 'Включить', icon: <CircleCheck />, done: 'Включено' },
    ),
    useBulkAction<usePromoCodeBulkDeleteMutation>(
      graphql`
        mutation usePromoCodeBulkDeleteMutation(
          $input: DeletePromoCodesInput!
          $connections: [ID!]!
        ) {
          deletePromoCodes(input: $input) {
            deletedPromoCodeIds @deleteEdge(connections: $connections)
            ...outcome_payload
            ...userErrors_payload
          }
        }
      `,
      {
        ...common,
        label: 'Удалить',
        icon: <Trash2 />,
        done: 'Удалено',
        warning: 'Воспользоваться ими больше никто не сможет.',
        danger: true,
        variables: (selection) => ({
          input: inputOf(selection),
          connections: [connectionId],
        }),
      },
    ),
  ];
}
