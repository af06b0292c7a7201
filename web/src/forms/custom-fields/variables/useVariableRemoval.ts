// Permanently deletes a variable of a list; the confirmation lists affected records and dependents, or the forms that
// depend on it.
import { graphql } from 'react-relay';
import { usePermanentDelete } from '../../../kit/actions/useAction.ts';
import { plural } from '../../../ui/index.ts';
import {
  deletedWithWords,
  storedValuesWords,
  joinSentences,
  useConsequences,
  type Consequences,
} from '../consequences/useConsequences.ts';
import { useFieldUsesModal } from '../consequences/useFieldUsesModal.tsx';
import type { useVariableRemovalMutation } from '../../../__generated__/useVariableRemovalMutation.graphql.ts';

export function useVariableRemoval({
  fieldId,
  code,
  onDone,
}: {
  fieldId: string;
  code: string;
  onDone: () => void;
}): (variable: { id: string; value: string }) => Promise<boolean> {
  const consequencesOf = useConsequences();
  const showUses = useFieldUsesModal(code);
  const remove = usePermanentDelete<useVariableRemovalMutation>(
    graphql`
      mutation useVariableRemovalMutation($input: DeleteCustomFieldVariableInput!) {
        deleteCustomFieldVariable(input: $input) {
          deletedCustomFieldVariableId @deleteRecord
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  return async ({ id, value }) => {
    const consequences = await consequencesOf({ id: fieldId, variables: [id] });
    if (consequences !== null && consequences.conditions.length > 0) {
      await showUses({
        title: `Вариант «${value}» нельзя удалить`,
        text: 'Он назван в условиях показа в этих формах. Сначала измените их.',
        forms: consequences.conditions,
      });
      return false;
    }
    return remove({
      title: `Удалить вариант «${value}»?`,
      description: joinSentences(lossOf(consequences), 'Восстановить не получится.'),
      variables: { input: { customFieldId: fieldId, id } },
      done: 'Вариант удалён',
    });
  };
}

function lossOf(consequences: Consequences | null): string {
  if (consequences === null) return 'У всех, кто его выбрал, он пропадёт.';
  return joinSentences(
    consequences.values === 0
      ? 'Его никто не выбирал.'
      : `${plural(consequences.values, ['Пропадёт', 'Пропадут', 'Пропадут'])} ${storedValuesWords(consequences)}.`,
    deletedWithWords({ variables: 0, ties: consequences.ties }),
  );
}
