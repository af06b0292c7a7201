// A list of items that can be dragged into a `SortableList`, or added with Enter or a click.
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Handle } from './SortableList.tsx';

export interface DragSourceItem {
  id: string;
  /** The data for the target list. */
  payload: string;
  label: string;
  icon: ReactNode;
  note?: string | undefined;
  disabled?: boolean | undefined;
}

export function DragSource({
  label,
  items,
  kind,
  onAdd,
}: {
  label: string;
  items: readonly DragSourceItem[];
  kind: string;
  onAdd: (payload: string) => void;
}) {
  const payloadOf = (key: string | number) => items.find(({ id }) => id === key)?.payload ?? '';
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [kind]: payloadOf(key), 'text/plain': '' })),
    getAllowedDropOperations: () => ['copy'],
  });
  return (
    <Sources
      aria-label={label}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      disabledKeys={items.filter(({ disabled }) => disabled).map(({ id }) => id)}
      disabledBehavior="all"
      onAction={(key) => onAdd(payloadOf(key))}
    >
      {(item: DragSourceItem) => (
        <Source id={item.id} textValue={item.label}>
          {item.icon}
          <chakra.span flex="1" minW="0" overflowWrap="anywhere">
            {item.label}
            {item.note && (
              <chakra.span display="block" color="muted" fontSize="xs">
                {item.note}
              </chakra.span>
            )}
          </chakra.span>
          <Handle slot="drag" aria-label={`Перетащить: ${item.label}`}>
            <GripVertical size={16} aria-hidden />
          </Handle>
        </Source>
      )}
    </Sources>
  );
}

const forwardAll = {
  shouldForwardProp: (prop: string, variants?: string[]) => !variants?.includes(prop),
};

const Sources = chakra(
  GridList,
  { base: { display: 'flex', flexDirection: 'column', gap: '1', outline: 'none' } },
  forwardAll,
) as typeof GridList;

const Source = chakra(
  GridListItem,
  {
    base: {
      minH: '9',
      pl: '2.5',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
      bg: 'surface',
      outline: 'none',
      cursor: 'pointer',
      fontSize: 'sm',
      '&, & > [role=gridcell]': {
        display: 'flex',
        alignItems: 'center',
        gap: '2',
        flex: '1',
        minW: '0',
      },
      '& svg': { flexShrink: 0, color: 'muted' },
      '&[data-hovered]': { borderColor: 'edge', bg: 'soft' },
      '&[data-focus-visible]': { outline: '2px solid', outlineColor: 'primary' },
      '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
      '&[data-dragging]': { opacity: 0.5 },
    },
  },
  forwardAll,
);
