// What stands in a dialog that puts records into an order by hand: all of them, moved by buttons and by dragging.
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
} from '../../ui/index.ts';
import { succeeded, type Answer } from '../network/answer.ts';

export function OrderForm<Item extends { readonly id: string }>({
  label,
  note,
  items,
  isWhole,
  labelOf,
  send,
  onDone,
}: {
  label: string;
  /** What the order is for. */
  note: ReactNode;
  items: readonly Item[];
  /** Whether these are all: half of them have no order. */
  isWhole: boolean;
  labelOf: (item: Item) => string;
  send: (ids: string[]) => Promise<Answer<MutationParameters>>;
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
