// Bulk actions on promo codes: disable, enable, delete.
import { Ban, CircleCheck, Trash2 } from 'lucide-react';
import { graphql } from 'react-relay';
import { selectionOf } from '../../kit/relay/bulk.ts';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import { skippedOf, outcomeText, type Nouns } from '../../kit/relay/outcome.ts';
import { useAction, usePermanentDelete } from '../../kit/actions/useAction.ts';
import { countOf, selectedCount, type TableSelection } from '../../ui/index.ts';
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
  const chosen = (selection: TableSelection) => ({
    companyId,
    promoCodes: selectionOf(selection, match),
  });
  const chosenCount = (selection: TableSelection) =>
    countOf(selectedCount(selection, list.totalCount), nouns);

  const [activate] = useAction<usePromoCodeBulkActivateMutation>(
    graphql`
      mutation usePromoCodeBulkActivateMutation($input: ActivatePromoCodesInput!) {
        activatePromoCodes(input: $input) {
          changedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    list.refresh,
  );
  const [deactivate] = useAction<usePromoCodeBulkDeactivateMutation>(
    graphql`
      mutation usePromoCodeBulkDeactivateMutation($input: DeactivatePromoCodesInput!) {
        deactivatePromoCodes(input: $input) {
          changedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    list.refresh,
  );
  const remove = usePermanentDelete<usePromoCodeBulkDeleteMutation>(
    graphql`
      mutation usePromoCodeBulkDeleteMutation(
        $input: DeletePromoCodesInput!
        $connections: [ID!]!
      ) {
        deletePromoCodes(input: $input) {
          deletedPromoCodeIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    list.refresh,
  );

  return [
    {
      label: 'Выключить',
      icon: <Ban />,
      run: (selection) =>
        deactivate({
          question: {
            title: `Выключить ${chosenCount(selection)}?`,
            description: 'Скидки по ним не будет. Включить их можно в любой момент.',
            confirmLabel: 'Выключить',
          },
          variables: { input: chosen(selection) },
          done: ({ deactivatePromoCodes: { changedCount: count, skipped } }) =>
            outcomeText({ count, skipped: skippedOf(skipped) }, 'Выключено', nouns),
        }),
    },
    {
      label: 'Включить',
      icon: <CircleCheck />,
      run: (selection) =>
        activate({
          variables: { input: chosen(selection) },
          done: ({ activatePromoCodes: { changedCount: count, skipped } }) =>
            outcomeText({ count, skipped: skippedOf(skipped) }, 'Включено', nouns),
        }),
    },
    {
      label: 'Удалить',
      icon: <Trash2 />,
      run: (selection) =>
        remove({
          title: `Удалить ${chosenCount(selection)}?`,
          description: 'Воспользоваться ими больше никто не сможет.',
          variables: { input: chosen(selection), connections: [connectionId] },
          done: ({ deletePromoCodes: { deletedCount: count, skipped } }) =>
            outcomeText({ count, skipped: skippedOf(skipped) }, 'Удалено', nouns),
        }),
    },
  ];
}
