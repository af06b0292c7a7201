// Deleting a custom field for good: the question says what goes with it.
import { graphql } from 'react-relay';
import { useRemoval } from '../../kit/useAction.ts';
import { heldWords, useConsequences, type Consequences } from './useConsequences.ts';
import type { useFieldRemovalMutation } from '../../__generated__/useFieldRemovalMutation.graphql.ts';

export function useFieldRemoval(
  onDone: () => void,
): (field: { id: string; name: string }) => Promise<boolean> {
  const consequencesOf = useConsequences();
  const remove = useRemoval<useFieldRemovalMutation>(
    graphql`
      mutation useFieldRemovalMutation($input: DeleteCustomFieldInput!) {
        deleteCustomField(input: $input) {
          deletedCustomFieldId @deleteRecord
          userErrors {
            message
          }
        }
      }
    `,
    onDone,
  );
  return async ({ id, name }) =>
    remove({
      title: `Удалить поле «${name}»?`,
      description: lossOf(await consequencesOf({ id })),
      variables: { input: { id } },
      done: 'Поле удалено',
    });
}

function lossOf(consequences: Consequences | null): string {
  const forGood = 'Восстановить не получится.';
  if (consequences === null) return `Всё, что в нём записано, будет потеряно. ${forGood}`;
  if (consequences.values === 0) return `В нём ничего не записано. ${forGood}`;
  return `Будет потеряно ${heldWords(consequences)}. ${forGood}`;
}
