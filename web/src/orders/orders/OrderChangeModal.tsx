// A dialog that sets the status, folder or manager of the selected orders.
import { useState } from 'react';
import type { SelectedRows } from '../../kit/relay/bulk.ts';
import type { Outcome } from '../../kit/relay/outcome.ts';
import {
  Checkbox,
  ComboBox,
  countOf,
  Modal,
  ModalBody,
  ModalFooter,
  Stack,
  useUnsavedGuard,
  type ChosenRecord,
} from '../../ui/index.ts';
import {
  useOrderFolderCreation,
  useOrderFolderSearch,
  useOrderManagerSearch,
  useOrderStatusSearch,
} from '../choices.ts';
import { orderChanges } from './orderChanges.tsx';
import { orderNouns } from './orderNouns.ts';
import { useOrderChanges, type OrderChange } from './useOrderMutations.ts';
import type { OrderMatch } from '../../__generated__/useOrderMutationsStatusMutation.graphql.ts';

export function OrderChangeModal({
  companyId,
  change,
  orders: { chosen: orders, count },
  maySetUp,
  onDone,
}: {
  companyId: string;
  change: OrderChange;
  orders: SelectedRows<OrderMatch>;
  /** Whether the user may create a folder. */
  maySetUp: boolean;
  onDone: (outcome: Outcome) => void;
}) {
  const searches = {
    status: useOrderStatusSearch(companyId),
    folder: useOrderFolderSearch(companyId),
    manager: useOrderManagerSearch(companyId),
  };
  const creation = useOrderFolderCreation(companyId);
  const [chosen, setChosen] = useState<ChosenRecord | null>(null);
  const [isNone, setNone] = useState(false);
  const { title, label, placeholder, none } = orderChanges[change];
  useUnsavedGuard(chosen !== null || isNone);
  const send = useOrderChanges(companyId)[change];
  const submit = async () => {
    const outcome = await send(orders, isNone ? null : (chosen?.id ?? null));
    return outcome === null ? false : onDone(outcome);
  };
  return (
    <Modal title={`${title}: ${countOf(count, orderNouns)}`} size="narrow">
      <ModalBody>
        <Stack gap="4">
          {!isNone && (
            <ComboBox
              label={label}
              placeholder={placeholder}
              search={searches[change]}
              create={change === 'folder' && maySetUp ? creation : undefined}
              value={chosen}
              onChange={setChosen}
            />
          )}
          {none !== undefined && (
            <Checkbox checked={isNone} onChange={setNone}>
              {none}
            </Checkbox>
          )}
        </Stack>
      </ModalBody>
      <ModalFooter
        confirmLabel="Изменить"
        confirmDisabled={chosen === null && !isNone}
        onConfirm={submit}
      />
    </Modal>
  );
}
