// A dialog that copies lessons and themes to one or several courses that the user may edit.
import { useState } from 'react';
import {
  Modal,
  ModalBody,
  ModalFooter,
  MultiComboBox,
  useUnsavedGuard,
  type ChosenRecord,
} from '../../ui/index.ts';
import { useEditableCourseSearch } from './editableCourseSearch.ts';

export function CopyModal({
  title,
  companyId,
  onCopy,
  onDone,
}: {
  title: string;
  companyId: string;
  /** Receives the ids of the courses; resolves to whether copying succeeded. */
  onCopy: (courseIds: string[]) => Promise<boolean>;
  onDone: () => void;
}) {
  const search = useEditableCourseSearch(companyId);
  const [chosen, setChosen] = useState<readonly ChosenRecord[]>([]);
  useUnsavedGuard(chosen.length > 0);
  return (
    <Modal title={title} size="narrow">
      <ModalBody>
        <MultiComboBox
          label="В какие курсы"
          hint="Копии — черновики. Они лягут в темы с теми же названиями, а где таких нет — в конец курса."
          search={search}
          value={chosen}
          onChange={setChosen}
        />
      </ModalBody>
      <ModalFooter
        confirmLabel="Копировать"
        confirmDisabled={chosen.length === 0}
        onConfirm={async () => {
          const isDone = await onCopy(chosen.map(({ id }) => id));
          if (isDone) onDone();
          return isDone;
        }}
      />
    </Modal>
  );
}
