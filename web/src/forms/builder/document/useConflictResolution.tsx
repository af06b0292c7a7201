// Reports concurrent changes by others, and asks the user to choose a side for each conflict.
import { useCallback } from 'react';
import type { ConflictChoices, Conflict } from '../../../kit/record/ConflictModal.tsx';
import type { Sides } from '../../../kit/record/merge.ts';
import { useDataModals } from '../../../kit/relay/useDataModals.tsx';
import { lazyPart, useAlerts, useLatest } from '../../../ui/index.ts';
import { fieldName, type FieldDraft, type FormDocument } from './document.ts';
import { differencesBetween, type PartDifference } from './merging.ts';

const DisputeModal = lazyPart(
  () => import('../../../kit/record/ConflictModal.tsx'),
  'ConflictModal',
);

/** Resolves to the chosen sides by part; null when the user cancels. */
export function useConflictResolution(): (
  sides: Sides<FormDocument>,
) => Promise<ConflictChoices | null> {
  const alerts = useAlerts();
  const modals = useDataModals();
  const latest = useLatest({ alerts, modals });
  return useCallback(
    async (sides) => {
      const { taken, disputed } = differencesBetween(sides);
      if (disputed.length === 0) {
        const labels = taken.map(({ label }) => label).join(', ');
        if (labels !== '') {
          latest.current.alerts.success(
            `Пока вы редактировали, кто-то изменил и другое: ${labels}`,
          );
        }
        return {};
      }
      const chosen = await latest.current.modals.open<ConflictChoices>((close) => (
        <DisputeModal
          disputed={disputed.map(disputeOf)}
          taken={taken.map(disputeOf)}
          onChosen={close}
        />
      ));
      return chosen ?? null;
    },
    [latest],
  );
}

const disputeOf = ({ part, label, ...sides }: PartDifference): Conflict => ({
  field: part,
  words: { label, show: shown },
  ...sides,
});

/** The value of a part in words, for the choice between two sides. */
function shown(value: unknown): string {
  if (value === null || value === '') return 'пусто';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (Array.isArray(value)) return value.join(', ') || 'пусто';
  if (typeof value !== 'object') return String(value);
  if ('ref' in value) return describedField(value as FieldDraft);
  return 'name' in value ? String(value.name) : 'изменено';
}

function describedField(field: FieldDraft): string {
  const { hint, required, width, condition } = field;
  return [
    fieldName(field),
    hint,
    required && 'обязательное',
    width === 'half' && 'в половину ширины',
    condition && 'с условием',
  ]
    .filter(Boolean)
    .join(', ');
}
