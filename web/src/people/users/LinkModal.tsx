// Which roles, groups or observers the chosen users get or lose.
import { useState } from 'react';
import {
  countOf,
  Modal,
  ModalBody,
  ModalFooter,
  MultiComboBox,
  Segmented,
  Stack,
  useUnsavedGuard,
  type ChosenRecord,
} from '../../ui/index.ts';
import { useLinkChoices } from './useLinkChoices.ts';
import type { Link } from './useUserMutations.ts';

export function LinkModal({
  companyId,
  link,
  count,
  onDone,
}: {
  companyId: string;
  link: Link;
  /** Of the users. */
  count: number;
  onDone: (answer: { give: boolean; ids: string[] }) => void;
}) {
  const choices = useLinkChoices(companyId)[link];
  const [give, setGive] = useState(true);
  const [chosen, setChosen] = useState<readonly ChosenRecord[]>([]);
  const { title, give: giveLabel, take: takeLabel } = words[link];
  useUnsavedGuard(chosen.length > 0);
  return (
    <Modal title={`${title}: ${countOf(count, ['человек', 'человека', 'человек'])}`} size="narrow">
      <ModalBody>
        <Stack gap="4">
          <Segmented
            label="Что сделать"
            options={[
              { value: 'give', label: giveLabel },
              { value: 'take', label: takeLabel },
            ]}
            value={give ? 'give' : 'take'}
            onChange={(value) => setGive(value === 'give')}
          />
          <MultiComboBox
            {...choices}
            // What is only now made nobody has.
            create={give ? choices.create : undefined}
            value={chosen}
            onChange={setChosen}
          />
        </Stack>
      </ModalBody>
      <ModalFooter
        confirmLabel={give ? giveLabel : takeLabel}
        confirmDisabled={chosen.length === 0}
        onConfirm={() => onDone({ give, ids: chosen.map(({ id }) => id) })}
      />
    </Modal>
  );
}

const words: Record<Link, { title: string; give: string; take: string }> = {
  roles: { title: 'Роли', give: 'Дать', take: 'Снять' },
  groups: { title: 'Группы', give: 'Добавить', take: 'Убрать' },
  observers: { title: 'Наблюдатели', give: 'Назначить', take: 'Отвязать' },
};
