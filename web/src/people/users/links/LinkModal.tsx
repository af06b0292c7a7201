// A dialog that assigns roles, groups or observers to the selected users, or removes them.
import { useState } from 'react';
import { inBatches, type BulkSelection, type SelectedRows } from '../../../kit/relay/bulk.ts';
import { outcomeOf, type Outcome } from '../../../kit/relay/outcome.ts';
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
} from '../../../ui/index.ts';
import { useLinkChange, type LinkChange } from './useLinkChange.ts';
import { linkKinds, useLinkChoices, type UserLink } from './linkKinds.tsx';
import type { UserMatch } from '../../../__generated__/linkKindsGroupsMutation.graphql.ts';

export interface LinkResult {
  readonly outcome: Outcome;
  /** Undoes the change; null if it can't be undone exactly. */
  readonly undo: (() => Promise<unknown>) | null;
}

export function LinkModal({
  companyId,
  link,
  users: { chosen: users, count },
  onDone,
}: {
  companyId: string;
  link: UserLink;
  users: SelectedRows<UserMatch>;
  onDone: (linked: LinkResult) => void;
}) {
  const choices = useLinkChoices(companyId)[link];
  const [give, setGive] = useState(true);
  const [chosen, setChosen] = useState<readonly ChosenRecord[]>([]);
  const { title, addLabel: giveLabel, removeLabel: takeLabel } = linkKinds[link];
  useUnsavedGuard(chosen.length > 0);
  const change = useLinkChange(companyId, link, false);
  const changeAll = (some: BulkSelection<UserMatch>, what: LinkChange) =>
    inBatches(some, async (piece) => {
      const response = await change(piece, what);
      const payload = response?.given ?? response?.taken;
      return payload ? outcomeOf(payload, payload.users) : null;
    });
  const submit = async () => {
    const ids = chosen.map(({ id }) => id);
    const outcome = await changeAll(users, give ? { added: ids } : { removed: ids });
    if (outcome === null) return false;
    const { ids: changed } = outcome;
    // The server returns the changed users, not which links changed: with several links, undo might remove one that a
    // user had before.
    const takeBack =
      changed && ids.length === 1
        ? () => changeAll({ ids: changed }, give ? { removed: ids } : { added: ids })
        : null;
    return onDone({ outcome, undo: takeBack });
  };
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
            // No user has a record that is created only now, so there is nothing to remove.
            create={give ? choices.create : undefined}
            value={chosen}
            onChange={setChosen}
          />
        </Stack>
      </ModalBody>
      <ModalFooter
        confirmLabel={give ? giveLabel : takeLabel}
        confirmDisabled={chosen.length === 0}
        onConfirm={submit}
      />
    </Modal>
  );
}
