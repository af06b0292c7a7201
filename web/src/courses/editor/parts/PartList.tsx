// A short list that belongs to a course: its items are created, edited, deleted and sorted by hand.
import { useState, type ReactNode } from 'react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Button, Card, Flex, IconButton, OrderedList, Text } from '../../../ui/index.ts';

interface Item {
  readonly id: string;
}

export function PartList<T extends Item>({
  title,
  empty,
  add,
  items,
  labelOf,
  readOnly,
  onAdd,
  onEdit,
  onDelete,
  onSort,
  children,
}: {
  title: string;
  empty: string;
  /** Label of the button. */
  add: string;
  items: readonly T[];
  labelOf: (item: T) => string;
  readOnly: boolean;
  onAdd: () => void;
  onEdit: (item: T) => void;
  onDelete: (item: T) => void;
  /** Rejects or resolves to false if the order wasn't saved. */
  onSort: (ids: string[]) => Promise<unknown>;
  children: (item: T) => ReactNode;
}) {
  // The new order, shown until the server responds.
  const [sorted, setSorted] = useState<readonly T[] | null>(null);
  const shown = sorted ?? items;
  const sort = async (order: readonly T[]) => {
    setSorted(order);
    await onSort(order.map(({ id }) => id)).finally(() => setSorted(null));
  };
  const row = (item: T) => (
    <Flex align="center" gap="2" py="1.5">
      <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children(item)}</div>
      {!readOnly && (
        <>
          <IconButton
            size="sm"
            icon={<Pencil />}
            label={`Изменить: ${labelOf(item)}`}
            onClick={() => onEdit(item)}
          />
          <IconButton
            size="sm"
            icon={<Trash2 />}
            label={`Удалить: ${labelOf(item)}`}
            onClick={() => onDelete(item)}
          />
        </>
      )}
    </Flex>
  );
  return (
    <Card
      title={title}
      actions={
        !readOnly && (
          <Button size="sm" icon={<Plus size={16} aria-hidden />} onClick={onAdd}>
            {add}
          </Button>
        )
      }
    >
      {shown.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : readOnly ? (
        shown.map((item) => <div key={item.id}>{row(item)}</div>)
      ) : (
        <OrderedList
          label={title}
          items={shown}
          labelOf={labelOf}
          isDraggable
          onChange={(order) => void sort(order)}
        >
          {row}
        </OrderedList>
      )}
    </Card>
  );
}
