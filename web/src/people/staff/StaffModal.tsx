// A dialog that adds staff members to a card, several at once, searched by name.
import { useState } from 'react';
import {
  Modal,
  ModalBody,
  ModalFooter,
  MultiComboBox,
  useUnsavedGuard,
  type ChosenRecord,
  type RecordSearch,
} from '../../ui/index.ts';

export function StaffModal({
  title,
  search,
  onAdd,
  onDone,
}: {
  title: string;
  /** Searches the candidates. */
  search: RecordSearch;
  onAdd: (users: string[], names: string) => Promise<boolean>;
  onDone: () => void;
}) {
  const [chosen, setChosen] = useState<readonly ChosenRecord[]>([]);
  useUnsavedGuard(chosen.length > 0);
  return (
    <Modal title={title} size="narrow">
      <ModalBody>
        <MultiComboBox
          label="Кого"
          placeholder="Имя или почта"
          search={search}
          value={chosen}
          onChange={setChosen}
        />
      </ModalBody>
      <ModalFooter
        confirmLabel="Добавить"
        confirmDisabled={chosen.length === 0}
        onConfirm={async () => {
          const names = chosen.map(({ name }) => name).join(', ');
          if (
            await onAdd(
              chosen.map(({ id }) => id),
              names,
            )
          )
            onDone();
        }}
        disableAfterClick={false}
      />
    </Modal>
  );
}
