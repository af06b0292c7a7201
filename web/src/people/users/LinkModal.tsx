// Which roles or groups the chosen users get or lose.
import { useState } from 'react';
import {
  countOf,
  EmptyState,
  Modal,
  ModalBody,
  ModalFooter,
  Segmented,
  Stack,
} from '../../ui/index.ts';
import { NamedChoices } from '../NamedChoices.tsx';
import { useRolesAndGroups } from './useRolesAndGroups.ts';
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
  const options = useRolesAndGroups(companyId)[link];
  const [give, setGive] = useState(true);
  const [ids, setIds] = useState<string[]>([]);
  const { title, give: giveLabel, take: takeLabel, none } = words[link];
  return (
    <Modal title={`${title}: ${countOf(count, ['человек', 'человека', 'человек'])}`} size="narrow">
      <ModalBody>
        {options.length === 0 ? (
          <EmptyState kind="start" title={none} text="Создайте их в разделе меню." />
        ) : (
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
            <NamedChoices title={title} options={options} chosen={ids} onChange={setIds} />
          </Stack>
        )}
      </ModalBody>
      <ModalFooter
        confirmLabel={give ? giveLabel : takeLabel}
        confirmDisabled={ids.length === 0}
        onConfirm={() => onDone({ give, ids })}
      />
    </Modal>
  );
}

const words: Record<Link, { title: string; give: string; take: string; none: string }> = {
  roles: { title: 'Роли', give: 'Дать', take: 'Снять', none: 'Ролей пока нет' },
  groups: { title: 'Группы', give: 'Добавить', take: 'Убрать', none: 'Групп пока нет' },
};
