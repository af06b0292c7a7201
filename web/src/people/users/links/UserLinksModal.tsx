// A dialog that sets one user's roles, groups or observers.
import { useState } from 'react';
import {
  Modal,
  ModalBody,
  ModalFooter,
  MultiComboBox,
  useAlerts,
  useUnsavedGuard,
  type ChosenRecord,
} from '../../../ui/index.ts';
import { useLinkChange } from './useLinkChange.ts';
import { linkKinds, useLinkChoices, type UserLink } from './linkKinds.tsx';

export function UserLinksModal({
  companyId,
  userId,
  link,
  attached,
  onDone,
}: {
  companyId: string;
  userId: string;
  link: UserLink;
  /** The current links. */
  attached: readonly ChosenRecord[];
  onDone: () => void;
}) {
  const choices = useLinkChoices(companyId)[link];
  const [chosen, setChosen] = useState(attached);
  const alerts = useAlerts();
  const change = useLinkChange(companyId, link, true);
  const user = { ids: [userId] };
  const given = idsWithout(chosen, attached);
  const taken = idsWithout(attached, chosen);
  const isChanged = given.length + taken.length > 0;
  useUnsavedGuard(isChanged);
  const { title, userTitle } = linkKinds[link];
  return (
    <Modal title={userTitle} size="narrow">
      <ModalBody>
        <MultiComboBox {...choices} value={chosen} onChange={setChosen} />
      </ModalBody>
      <ModalFooter
        confirmLabel="Сохранить"
        confirmDisabled={!isChanged}
        onConfirm={async () => {
          if (!(await change(user, { added: given, removed: taken }))) return;
          const takeBack = () => void change(user, { added: taken, removed: given });
          if (taken.length > 0) alerts.withUndo(`Изменены: ${title.toLowerCase()}`, takeBack);
          else alerts.saved();
          onDone();
        }}
        disableAfterClick={false}
      />
    </Modal>
  );
}

const idsWithout = (all: readonly ChosenRecord[], others: readonly ChosenRecord[]): string[] =>
  all.flatMap(({ id }) => (others.some((other) => other.id === id) ? [] : [id]));
