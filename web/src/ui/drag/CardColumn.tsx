// A virtualized board column whose cards are moved to other columns by mouse, touch or keyboard (React Aria), or with
// Alt and arrow keys; within a column their order is fixed.
import {
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { chakra } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import { Collection } from 'react-aria-components/Collection';
import { GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Spinner } from '../charts/Progress.tsx';
import { useShortcutGroup, type ShortcutGroup } from '../behaviour/shortcuts.ts';
import { Handle } from './SortableList.tsx';

export interface CardColumnProps<Card extends { id: string }> {
  id: string;
  label: string;
  cards: readonly Card[];
  /** The card's name in announcements. */
  labelOf: (card: Card) => string;
  /** The type of drag data, so that cards of other boards aren't accepted. */
  kind: string;
  /** Cards of the column with this id were dropped here. */
  onTake: (ids: readonly string[], from: string) => void;
  /** Moves a card to the previous or next column. */
  onStep: (id: string, by: 1 | -1) => void;
  /** Keeps the focus on a card that was moved with Alt and arrow keys. */
  followedRef: RefObject<string | null>;
  /** Dragging is disabled without permission. */
  isFixed: boolean;
  hasNext: boolean;
  isLoadingNext: boolean;
  onLoadMore: () => void;
  /** The text of an empty column. */
  empty: ReactNode;
  children: (card: Card) => ReactNode;
}

export function CardColumn<Card extends { id: string }>({
  id: columnId,
  label,
  cards,
  labelOf,
  kind,
  onTake,
  onStep,
  followedRef,
  isFixed,
  hasNext,
  isLoadingNext,
  onLoadMore,
  empty,
  children,
}: CardColumnProps<Card>) {
  const column = useRef<HTMLDivElement>(null);
  /** A card of this column is being dragged. */
  const isOwnRef = useRef(false);
  const items = useMemo(() => cards.map((card) => ({ id: card.id, card })), [cards]);
  useFollowed(column, followedRef, cards);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isFixed,
    getItems: (keys) =>
      [...keys].map((key) => ({ [kind]: JSON.stringify([key, columnId]), 'text/plain': '' })),
    acceptedDragTypes: [kind],
    onDragStart: () => {
      isOwnRef.current = true;
    },
    onDragEnd: () => {
      isOwnRef.current = false;
    },
    // The order within a column is fixed, so cards can't be dropped in their own column.
    getDropOperation: ({ type }) => (type === 'root' && !isOwnRef.current ? 'move' : 'cancel'),
    dropTargetDelegate: { getDropTargetFromPoint: () => ({ type: 'root' }) },
    onRootDrop: async ({ items: dropped }) => {
      const texts = dropped.flatMap((item) =>
        item.kind === 'text' && item.types.has(kind) ? [item.getText(kind)] : [],
      );
      // All dragged cards come from one column.
      const cardsOf = Map.groupBy(
        (await Promise.all(texts)).map((text) => JSON.parse(text) as [id: string, from: string]),
        ([, from]) => from,
      );
      for (const [from, dragged] of cardsOf) {
        const ids = dragged.map(([id]) => id);
        onTake(ids, from);
      }
    },
  });
  const onKey = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[role=row]');
    const id = row?.dataset['key'];
    const by = stepOf(event);
    if (isFixed || id === undefined || event.target !== row || by === null) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(id, by);
  };
  return (
    // Captured before the list handles the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Frame ref={column} onKeyDownCapture={onKey}>
      {!isFixed && <Keys />}
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
        <Cards
          aria-label={label}
          disallowTypeAhead
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <Empty>{empty}</Empty>}
        >
          <Collection items={items} dependencies={[children, isFixed]}>
            {({ id, card }: { id: string; card: Card }) => (
              <Card id={id} textValue={labelOf(card)}>
                {!isFixed && (
                  <Handle slot="drag" aria-label={`Перетащить: ${labelOf(card)}`}>
                    <GripVertical size={16} aria-hidden />
                  </Handle>
                )}
                <Content>{children(card)}</Content>
              </Card>
            )}
          </Collection>
          {hasNext && (
            <GridListLoadMoreItem isLoading={isLoadingNext} onLoadMore={onLoadMore}>
              <More>
                <Spinner label="Загружаем ещё" />
              </More>
            </GridListLoadMoreItem>
          )}
        </Cards>
      </Virtualizer>
    </Frame>
  );
}

/** Focuses the moved card, or the list if the card isn't rendered. */
function useFollowed(
  column: RefObject<HTMLElement | null>,
  followedRef: RefObject<string | null>,
  cards: readonly { id: string }[],
): void {
  useEffect(() => {
    const id = followedRef.current;
    if (id === null || cards.every((card) => card.id !== id)) return;
    followedRef.current = null;
    // The list renders its rows after this.
    requestAnimationFrame(() => {
      const row = column.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
      (row ?? column.current?.querySelector<HTMLElement>('[role=grid]'))?.focus();
    });
  }, [column, followedRef, cards]);
}

function stepOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | null {
  if (!altKey || ctrlKey || metaKey) return null;
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : null;
}

function Keys() {
  useShortcutGroup(shortcuts);
  return null;
}

const shortcuts: ShortcutGroup = {
  title: 'На доске',
  shortcuts: [
    { keys: ['Alt', '→'], text: 'Перенести в следующий столбец' },
    { keys: ['Alt', '←'], text: 'Перенести в предыдущий столбец' },
  ],
};

/** Pixels: the estimated card height, and the gap. */
const layoutOptions = { estimatedRowSize: 124, gap: 8, padding: 8, loaderSize: 44 };

/** React Aria components take no style props, so all props are forwarded. */
const forwardAll = {
  shouldForwardProp: (prop: string, variants?: string[]) => !variants?.includes(prop),
};

const Frame = chakra('div', { base: { display: 'flex', flex: '1', minH: '0' } });

const Cards = chakra(
  GridList,
  {
    base: {
      flex: '1',
      minH: '0',
      overflow: 'auto',
      borderRadius: 'lg',
      outline: 'none',
      '&[data-focus-visible]': {
        outline: '2px solid',
        outlineColor: 'primary',
        outlineOffset: '-2px',
      },
      '&[data-drop-target]': { bg: 'primarySoft', outline: '2px solid', outlineColor: 'primary' },
    },
  },
  forwardAll,
) as typeof GridList;

const Card = chakra(
  GridListItem,
  {
    base: {
      display: 'flex',
      alignItems: 'stretch',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
      outline: 'none',
      cursor: 'default',
      '&[data-hovered]': { borderColor: 'edge' },
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

const More = chakra('div', { base: { display: 'flex', justifyContent: 'center', py: '2' } });

const Empty = chakra('div', {
  base: { px: '4', py: '8', textAlign: 'center', color: 'muted', fontSize: 'sm' },
});
