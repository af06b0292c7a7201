// A column of a board: cards in an order that follows from what they are, which are dragged to other columns by mouse,
// touch and keyboard, as React Aria does it; Alt with the arrows moves the focused one without dragging. Only what is
// near the window is drawn, and more is loaded as one scrolls.
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
  /** How a card is called where it is told about. */
  labelOf: (card: Card) => string;
  /** What the cards of a board's columns are, so that those of other boards are not taken. */
  kind: string;
  /** Cards of the column with this id were dropped here. */
  onTake: (ids: readonly string[], from: string) => void;
  /** To the column before, or the next one. */
  onStep: (id: string, by: 1 | -1) => void;
  /** The card that was moved without dragging keeps the focus, wherever it comes to stand. */
  followedRef: RefObject<string | null>;
  /** Nothing is moved: the person may not. */
  isFixed: boolean;
  hasNext: boolean;
  isLoadingNext: boolean;
  onLoadMore: () => void;
  /** The words of the empty column. */
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
    // Where in a column a card stands follows from what it is: it has nowhere to go in its own.
    getDropOperation: ({ type }) => (type === 'root' && !isOwnRef.current ? 'move' : 'cancel'),
    dropTargetDelegate: { getDropTargetFromPoint: () => ({ type: 'root' }) },
    onRootDrop: async ({ items: dropped }) => {
      const texts = dropped.flatMap((item) =>
        item.kind === 'text' && item.types.has(kind) ? [item.getText(kind)] : [],
      );
      // A drag begins in one column.
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
    // Keys are read before the list takes the arrows for its own.
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

/** The moved card gets the focus here, or the list does where the card is not drawn. */
function useFollowed(
  column: RefObject<HTMLElement | null>,
  followedRef: RefObject<string | null>,
  cards: readonly { id: string }[],
): void {
  useEffect(() => {
    const id = followedRef.current;
    if (id === null || cards.every((card) => card.id !== id)) return;
    followedRef.current = null;
    // The list draws its rows after this.
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

/** Pixels: those of a card before it is measured, and between two of them. */
const layoutOptions = { estimatedRowSize: 124, gap: 8, padding: 8, loaderSize: 44 };

/** React Aria's components take all their props themselves; none of them is a style. */
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
