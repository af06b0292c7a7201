// Permanently deletes a custom field; the confirmation lists what is deleted with it, or what depends on it.
import { graphql } from 'react-relay';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import {
  deletedWithWords,
  storedValuesWords,
  joinSentences,
  useConsequences,
  type Consequences,
} from './consequences/useConsequences.ts';
import { useFieldUsesModal } from './consequences/useFieldUsesModal.tsx';
import type { useFieldRemovalMutation } from '../../__generated__/useFieldRemovalMutation.graphql.ts';

export function useFieldRemoval(
  code: string,
  onDone: () => void,
): (field: { id: string; name: string }) => Promise<boolean> {
  const consequencesOf = useConsequences();
  const showUses = useFieldUsesModal(code);
  const remove = usePermanentDelete<useFieldRemovalMutation>(
    graphql`
      mutation useFieldRemovalMutation($input: DeleteCustomFieldInput!) {
        deleteCustomField(input: $input) {
          deletedCustomFieldId @deleteRecord
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  return async ({ id, name }) => {
    const consequences = await consequencesOf({ id });
    const { forms = [], invites = [] } = consequences ?? {};
    if (forms.length + invites.length > 0) {
      await showUses({
        title: `Поле «${name}» нельзя удалить`,
        text: 'Его спрашивают. Сначала уберите его оттуда.',
        forms,
        invites,
      });
      return false;
    }
    return remove({
      title: `Удалить поле «${name}»?`,
      description: lossOf(consequences),
      variables: { input: { id } },
      done: 'Поле удалено',
    });
  };
}

function lossOf(consequences: Consequences | null): string {
  const forGood = 'Восстановить не получится.';
  if (consequences === null) return `Всё, что в нём записано, будет потеряно. ${forGood}`;
  return joinSentences(
    consequences.values === 0
      ? 'В нём ничего не записано.'
      : `Будет потеряно ${storedValuesWords(consequences)}.`,
    deletedWithWords(consequences),
    forGood,
  );
}
