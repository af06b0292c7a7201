// A list sorted by hand with buttons and optionally by dragging, with optional checkboxes. The pressed button keeps the
// focus, and the new position is announced to screen readers.
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from './Button.tsx';
import { Checkbox } from '../layout/Toggles.tsx';

export type OrderedListProps<T extends { id: string }> = {
  label: string;
  items: readonly T[];
  labelOf: (item: T) => string;
  onChange: (items: readonly T[]) => void;
  /** Whether items can be dragged. */
  isDraggable?: boolean;
  /** Renders an item; by default its label. */
  children?: (item: T, index: number) => ReactNode;
};

export function OrderedList<T extends { id: string }>({
  label,
  items,
  labelOf,
  onChange,
  isDraggable = false,
  children,
}: OrderedListProps<T>) {
  const moved = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  // A moved row loses the focus in the browser.
  useEffect(() => {
    moved.current?.focus();
    moved.current = null;
  });

  const move = (from: number, to: number, button: HTMLButtonElement | null) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    const others = items.toSpliced(from, 1);
    moved.current = button;
    setPlace(`${labelOf(item)}: место ${String(to + 1)} из ${String(items.length)}`);
    onChange(others.toSpliced(to, 0, item));
  };

  const dragging = (index: number) => ({
    draggable: true,
    'data-dragged': dragged === index || undefined,
    // The drop position: before the hovered item, or after it when moving down.
    'data-over':
      dragged !== null && over === index && dragged !== index
        ? dragged < index
          ? 'below'
          : 'above'
        : undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', '');
      setDragged(index);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (dragged !== index) move(dragged, index, null);
    },
    onDragEnd: () => {
      setDragged(null);
      setOver(null);
    },
  });

  return (
    <>
      <List aria-label={label}>
        {items.map((item, index) => {
          const text = labelOf(item);
          return (
            <li key={item.id} {...(isDraggable && dragging(index))}>
              <div className="item">{children?.(item, index) ?? text}</div>
              <span>
                <IconButton
                  size="sm"
                  icon={<ArrowUp />}
                  label={`Выше: ${text}`}
                  aria-disabled={index === 0}
                  onClick={({ currentTarget }) => move(index, index - 1, currentTarget)}
                />
                <IconButton
                  size="sm"
                  icon={<ArrowDown />}
                  label={`Ниже: ${text}`}
                  aria-disabled={index === items.length - 1}
                  onClick={({ currentTarget }) => move(index, index + 1, currentTarget)}
                />
              </span>
            </li>
          );
        })}
      </List>
      <VisuallyHidden asChild>
        <output>{place}</output>
      </VisuallyHidden>
    </>
  );
}

export type OrderedChecklistProps<T extends { id: string; isOn: boolean }> = Omit<
  OrderedListProps<T>,
  'children' | 'isDraggable'
>;

export function OrderedChecklist<T extends { id: string; isOn: boolean }>(
  props: OrderedChecklistProps<T>,
) {
  const { items, labelOf, onChange } = props;
  return (
    <OrderedList {...props}>
      {(item, index) => (
        <Checkbox
          checked={item.isOn}
          onChange={(isOn) => onChange(items.with(index, { ...item, isOn }))}
        >
          {labelOf(item)}
        </Checkbox>
      )}
    </OrderedList>
  );
}

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minH: 'control',
      pl: '3',
      pr: '1',
    },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
    '& > li > .item': { flex: '1', minW: '0' },
    '& > li[draggable]': { cursor: 'grab' },
    '& > li[data-dragged]': { opacity: 0.5 },
    '& > li[data-over=above]': { boxShadow: 'inset 0 2px 0 {colors.primary}' },
    '& > li[data-over=below]': { boxShadow: 'inset 0 -2px 0 {colors.primary}' },
  },
});
