// Changes the type of a custom field: asks for confirmation before values are lost, and refuses if forms depend on the
// current type.
import { useConfirm } from '../../../ui/index.ts';
import { typeLabel } from '../customFieldTypes.ts';
import {
  deletedWithWords,
  storedValuesWords,
  joinSentences,
  useConsequences,
  type Consequences,
} from './useConsequences.ts';
import { useFieldUsesModal } from './useFieldUsesModal.tsx';
import type { CustomFieldForm_field$data } from '../../../__generated__/CustomFieldForm_field.graphql.ts';
import type { CustomFieldType } from '../../../__generated__/useConsequencesQuery.graphql.ts';

/** Resolves to whether the type may be changed. */
export function useTypeChangeConfirmation(
  code: string,
): (
  field: Pick<CustomFieldForm_field$data, 'id' | 'name' | 'type'>,
  type: CustomFieldType,
) => Promise<boolean> {
  const confirm = useConfirm();
  const consequencesOf = useConsequences();
  const showUses = useFieldUsesModal(code);
  return async ({ id, name, type: before }, type) => {
    const consequences = await consequencesOf({ id, type });
    if (consequences !== null && consequences.conditions.length > 0) {
      await showUses({
        title: `Тип поля «${name}» нельзя сменить`,
        text: 'С другим типом потеряют смысл условия показа в этих формах. Сначала измените их.',
        forms: consequences.conditions,
      });
      return false;
    }
    if (consequences?.values === 0 && consequences.variables === 0) return true;
    return confirm({
      title: `Сменить тип поля «${name}»?`,
      description: `Было «${typeLabel(before)}», станет «${typeLabel(type)}». ${lossOf(consequences)}`,
      confirmLabel: 'Сменить тип',
      danger: consequences === null || consequences.lost > 0 || consequences.variables > 0,
    });
  };
}

function lossOf(consequences: Consequences | null): string {
  const forGood = 'Восстановить не получится.';
  if (consequences === null) {
    return `Что из записанного не подойдёт новому типу, будет потеряно. ${forGood}`;
  }
  const { values, lost, variables } = consequences;
  const stays = lost === values ? 'Всё это' : `Из них ${lost.toLocaleString('ru')}`;
  return joinSentences(
    values > 0 && `В поле записано: ${storedValuesWords(consequences)}.`,
    values > 0 && lost === 0 && (variables === 0 ? 'Всё сохранится.' : 'Это сохранится.'),
    lost > 0 && `${stays} не подойдёт новому типу и будет потеряно.`,
    deletedWithWords(consequences),
    (lost > 0 || variables > 0) && forGood,
  );
}
