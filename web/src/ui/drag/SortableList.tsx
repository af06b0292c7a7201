// A list in manual order: items are dragged by mouse, touch or keyboard (React Aria) or moved with Alt and arrow keys;
// one item can be selected.
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';

export interface SortableListProps<Item extends { id: string }> {
  label: string;
  items: readonly Item[];
  /** The item's name in announcements. */
  labelOf: (item: Item) => string;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** Called on Enter or double click. */
  onOpen: (id: string) => void;
  /** Moves an item before another one, or to the end if null. */
  onMove: (id: string, before: string | null) => void;
  /** Something was dragged in from a `DragSource` of the same kind. */
  onInsert: (payload: string, before: string | null) => void;
  /** Called on Delete or Backspace. */
  onRemove: (id: string) => void;
  /** Moving and removing are disabled without permission. */
  isFixed?: boolean;
  /** The type of drag data that is accepted. */
  kind: string;
  /** The text of an empty list. */
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

const ownKind = 'application/x-kafedra-item';

export function SortableList<Item extends { id: string }>({
  label,
  items,
  labelOf,
  chosen,
  onChoose,
  onOpen,
  onMove,
  onInsert,
  onRemove,
  isFixed = false,
  kind,
  empty,
  children,
}: SortableListProps<Item>) {
  const [announcement, setAnnouncement] = useState('');
  const after = (id: string): string | null => {
    const place = items.findIndex((item) => item.id === id);
    return items[place + 1]?.id ?? null;
  };
  const before = ({ key, dropPosition }: { key: string | number; dropPosition: string }) =>
    dropPosition === 'before' ? String(key) : after(String(key));

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isFixed,
    getItems: (keys) => [...keys].map((key) => ({ [ownKind]: String(key), 'text/plain': '' })),
    acceptedDragTypes: [kind, ownKind],
    getDropOperation: (_, types) => (types.has(kind) ? 'copy' : 'move'),
    onReorder: ({ keys, target }) => {
      const place = before(target);
      for (const key of keys) if (String(key) !== place) onMove(String(key), place);
    },
    onInsert: ({ items: dropped, target }) => void insert(dropped, before(target)),
    onRootDrop: ({ items: dropped }) => void insert(dropped, null),
    renderDropIndicator: (target) => <Indicator target={target} />,
  });
  const insert = async (
    dropped: readonly { kind: string }[],
    place: string | null,
  ): Promise<void> => {
    for (const item of dropped) {
      // Items of other lists are ignored.
      if (isText(item) && item.types.has(kind)) onInsert(await item.getText(kind), place);
    }
  };

  const step = (id: string, by: 1 | -1) => {
    const from = items.findIndex((item) => item.id === id);
    const to = from + by;
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    onMove(id, by === 1 ? (items[to + 1]?.id ?? null) : (items[to]?.id ?? null));
    setAnnouncement(`${labelOf(item)}: место ${to + 1} из ${items.length}`);
  };
  const onKey = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[role=row]');
    const id = row?.dataset['key'];
    if (isFixed || id === undefined || event.target !== row) return;
    const act = keyed(event);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (act === 'remove') onRemove(id);
    else step(id, act);
  };

  return (
    // Captured before the list handles the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDownCapture={onKey}>
      <Rows
        aria-label={label}
        items={items.map((item) => ({ id: item.id, item }))}
        selectionMode="single"
        selectionBehavior="replace"
        disallowTypeAhead
        keyboardNavigationBehavior="tab"
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          onChoose(key === undefined ? null : String(key));
        }}
        onAction={(key) => onOpen(String(key))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <Empty>{empty}</Empty>}
        // Renders the items again when their content changes.
        dependencies={[children]}
      >
        {({ id, item }: { id: string; item: Item }) => (
          <Row id={id} textValue={labelOf(item)}>
            {isFixed ? (
              <Edge />
            ) : (
              <Handle slot="drag" aria-label={`Перетащить: ${labelOf(item)}`}>
                <GripVertical size={16} aria-hidden />
              </Handle>
            )}
            <Content>{children(item)}</Content>
          </Row>
        )}
      </Rows>
      <VisuallyHidden asChild>
        <output>{announcement}</output>
      </VisuallyHidden>
    </div>
  );
}

interface TextItem {
  kind: 'text';
  types: Set<string>;
  getText: (type: string) => Promise<string>;
}

const isText = (item: { kind: string }): item is TextItem => item.kind === 'text';

function keyed({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): 'remove' | 1 | -1 | null {
  if (ctrlKey || metaKey) return null;
  if (altKey) return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
  return key === 'Delete' || key === 'Backspace' ? 'remove' : null;
}

/** React Aria components take no style props, so all props are forwarded. */
const forwardAll = {
  shouldForwardProp: (prop: string, variants?: string[]) => !variants?.includes(prop),
};

const Rows = chakra(
  GridList,
  {
    base: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      minH: '120px',
      p: '1',
      borderRadius: 'lg',
      outline: 'none',
      '&[data-drop-target]': { bg: 'primarySoft' },
    },
  },
  forwardAll,
) as typeof GridList;

const Row = chakra(
  GridListItem,
  {
    base: {
      display: 'flex',
      alignItems: 'stretch',
      gap: '1',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
      outline: 'none',
      cursor: 'default',
      '&[data-hovered]': { borderColor: 'edge' },
      '&[data-selected]': { borderColor: 'primary', boxShadow: '0 0 0 1px {colors.primary}' },
      '&[data-focus-visible]': {
        outline: '2px solid',
        outlineColor: 'primary',
        outlineOffset: '2px',
      },
      '&[data-dragging]': { opacity: 0.5 },
    },
  },
  forwardAll,
);

const Content = chakra('div', { base: { flex: '1', minW: '0' } });

/** Takes the place of the drag handle. */
const Edge = chakra('div', { base: { flexShrink: 0, w: '3' } });

export const Handle = chakra(
  Button,
  {
    base: {
      flexShrink: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      w: '7',
      minH: '9',
      border: 'none',
      bg: 'transparent',
      color: 'faint',
      borderRadius: 'md',
      cursor: 'grab',
      '&[data-focus-visible]': { outline: '2px solid', outlineColor: 'primary' },
    },
  },
  forwardAll,
);

const Indicator = chakra(
  DropIndicator,
  {
    base: {
      h: '2px',
      borderRadius: 'full',
      '&[data-drop-target]': { bg: 'primary', outline: '1px solid', outlineColor: 'primary' },
    },
  },
  forwardAll,
);

const Empty = chakra('div', {
  base: {
    px: '4',
    py: '8',
    border: '1px dashed',
    borderColor: 'edge',
    borderRadius: 'lg',
    textAlign: 'center',
    color: 'muted',
  },
});
