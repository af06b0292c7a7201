// The content of a sort dialog: all records, moved with buttons or by dragging.
import { useState, type ReactNode } from 'react';
import type { MutationParameters } from 'relay-runtime';
import {
  LoadingState,
  ModalBody,
  ModalFooter,
  OrderedList,
  Text,
  useAlerts,
  useUnsavedGuard,
} from '../../../ui/index.ts';
import { succeeded, type MutationResult } from '../../network/mutationResult.ts';

export function SortForm<Item extends { readonly id: string }>({
  label,
  note,
  items,
  isWhole,
  labelOf,
  send,
  onDone,
}: {
  label: string;
  /** Where the manual order is used. */
  note: ReactNode;
  items: readonly Item[];
  /** Whether all records are loaded; a part of them can't be sorted. */
  isWhole: boolean;
  labelOf: (item: Item) => string;
  send: (ids: string[]) => Promise<MutationResult<MutationParameters>>;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const [moved, setMoved] = useState<readonly Item[] | null>(null);
  const ordered = moved ?? items;
  useUnsavedGuard(moved !== null);
  const save = async () => {
    if (!succeeded(await send(ordered.map(({ id }) => id)), alerts)) return;
    alerts.saved();
    onDone();
  };
  if (!isWhole) return <LoadingState />;
  return (
    <>
      <ModalBody>
        <Text tone="muted" mb="3">
          {note}
        </Text>
        <OrderedList
          label={label}
          items={ordered}
          labelOf={labelOf}
          onChange={setMoved}
          isDraggable
        />
      </ModalBody>
      <ModalFooter confirmLabel="Сохранить" onConfirm={save} disableAfterClick={false} />
    </>
  );
}
