// A tree in manual order: items are dragged before, after and into each other by mouse, touch or keyboard (React Aria),
// or moved with Alt and arrow keys.
import {
  createContext,
  memo,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { ChevronRight, GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useShortcutGroup, type ShortcutGroup } from '../behaviour/shortcuts.ts';
import { useLatest } from '../behaviour/useLatest.ts';
import { Handle } from './SortableList.tsx';
import { Checkbox } from '../layout/Toggles.tsx';
import { reuseNodes } from './reuseNodes.ts';
import {
  allCanHaveChildren,
  positionAfterStep,
  positionOfDrop,
  type CanHaveChildren,
  type TreeNode,
  type TreePosition,
  type TreeStep,
} from './treePositions.ts';

export interface SortableTreeProps<Item> {
  label: string;
  nodes: readonly TreeNode<Item>[];
  /** The item's name in announcements. */
  labelOf: (item: Item) => string;
  /** Maximum depth. */
  levels: number;
  /** Moving is disabled without permission, or while not all items are loaded. */
  isFixed: boolean;
  /** Collapsed items. */
  closed: ReadonlySet<string>;
  onClosed: (closed: ReadonlySet<string>) => void;
  /** Called on Enter. */
  onOpen: (item: Item) => void;
  /** Dragging one of the ticked items moves all of them, in order. */
  onMove: (ids: readonly string[], place: TreePosition) => void;
  /** Whether an item can have children; by default all can. */
  holds?: CanHaveChildren<Item>;
  /** Ticked items; left out for a tree without checkboxes. */
  ticked?: ReadonlySet<string>;
  onTick?: (ticked: ReadonlySet<string>) => void;
  /** Other data that can be dropped onto an item: its type and handler. */
  takes?: { type: string; onDrop: (data: string, id: string) => void } | undefined;
  /** Must be a stable function: items are rendered again only when they change. */
  children: (item: Item) => ReactNode;
}

const ownKind = 'application/x-kafedra-branch';

export function SortableTree<Item>({
  label,
  nodes: given,
  labelOf,
  levels,
  isFixed,
  closed,
  onClosed,
  onOpen,
  onMove,
  holds = allCanHaveChildren,
  ticked,
  onTick,
  takes,
  children,
}: SortableTreeProps<Item>) {
  const tickedLast = useRef<string | null>(null);
  const announcementRef = useRef<HTMLOutputElement>(null);
  const hasTicks = ticked !== undefined;
  useShortcutGroup(useMemo(() => shortcutsOf(isFixed, hasTicks), [isFixed, hasTicks]));
  const [keep] = useState(() => reuseNodes<Item>());
  const nodes = useMemo(() => keep(given), [keep, given]);
  const all = useMemo(() => flat(nodes), [nodes]);
  const opened = useMemo(
    () => all.flatMap(({ id }) => (closed.has(id) ? [] : [id])),
    [all, closed],
  );
  const byId = useMemo(() => new Map(all.map((node) => [node.id, node])), [all]);
  const together = (id: string): string[] =>
    ticked?.has(id) ? all.flatMap((node) => (ticked.has(node.id) ? [node.id] : [])) : [id];
  const latestRef = useLatest({ all, ticked, onTick });
  const tick = useCallback(
    (id: string, isOn: boolean, withShift: boolean) => {
      const now = latestRef.current;
      const next = new Set(now.ticked);
      for (const each of withShift ? between(now.all, tickedLast.current, id) : [id]) {
        if (isOn) next.add(each);
        else next.delete(each);
      }
      tickedLast.current = id;
      now.onTick?.(next);
    },
    [latestRef],
  );
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isFixed && !takes,
    // A disabled tree would refuse drops; instead only the dragging of its items is disabled.
    ...(!(isFixed && takes) && {
      getItems: (keys) => [...keys].map((key) => ({ [ownKind]: String(key), 'text/plain': '' })),
    }),
    acceptedDragTypes: takes ? [ownKind, takes.type] : [ownKind],
    getDropOperation: (target, types) => {
      const isOnItem = target.type === 'item' && target.dropPosition === 'on';
      if (!types.has(ownKind)) return isOnItem ? 'move' : 'cancel';
      const node = isOnItem && byId.get(String(target.key));
      return node && !holds(node.item) ? 'cancel' : 'move';
    },
    onItemDrop: async ({ items, target }) => {
      for (const item of items) {
        if (takes && item.kind === 'text' && item.types.has(takes.type)) {
          takes.onDrop(await item.getText(takes.type), String(target.key));
        }
      }
    },
    onMove: ({ keys, target }) => {
      const moved = [...new Set([...keys].flatMap((key) => together(String(key))))];
      const place = positionOfDrop(nodes, moved, { ...target, key: String(target.key) });
      if (place) onMove(moved, place);
    },
    renderDropIndicator: (target) => <Indicator target={target} />,
  });
  const onKey = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[role=row]');
    const node = byId.get(row?.dataset['key'] ?? '');
    if (!node || event.target !== row) return;
    const act = keyed(event);
    if (act === null || (act === 'tick' && !ticked)) return;
    event.preventDefault();
    event.stopPropagation();
    if (act === 'open') return onOpen(node.item);
    if (act === 'tick') return tick(node.id, !ticked?.has(node.id), event.shiftKey);
    const place = isFixed ? null : positionAfterStep(nodes, node.id, act, levels, holds);
    if (!place) return;
    if (place.parent !== null && closed.has(place.parent)) {
      onClosed(new Set([...closed].filter((id) => id !== place.parent)));
    }
    onMove([node.id], place);
    // Written to the DOM, since a state change would render the tree before it has changed.
    if (announcementRef.current)
      announcementRef.current.textContent = `${labelOf(node.item)}: ${stepWords[act]}`;
  };
  const branch = useMemo(() => branchOf(labelOf), [labelOf]);
  return (
    // Captured before the tree handles the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDownCapture={onKey}>
      {/* The cast is safe: items are only passed to functions of their own tree. */}
      <RowContext value={{ byId, ticked, tick, isFixed, labelOf, children } as RowSetting<unknown>}>
        {/* Virtualized, since a course may have 1,500 items. */}
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
          <Branches
            aria-label={label}
            items={nodes}
            selectionMode="none"
            keyboardNavigationBehavior="tab"
            expandedKeys={opened}
            onExpandedChange={(open) =>
              onClosed(
                new Set(
                  all.flatMap(({ id, below }) => (below.length > 0 && !open.has(id) ? [id] : [])),
                ),
              )
            }
            dragAndDropHooks={dragAndDropHooks}
            dependencies={[branch]}
          >
            {branch}
          </Branches>
        </Virtualizer>
      </RowContext>
      <VisuallyHidden asChild>
        <output ref={announcementRef} />
      </VisuallyHidden>
    </div>
  );
}

/** Pixels: the estimated row height, and the drop indicator. */
const layoutOptions = { estimatedRowHeight: 49, dropIndicatorThickness: 2 };

/** Read by the visible items through context, so that a change doesn't rebuild the collection. */
interface RowSetting<Item> {
  byId: ReadonlyMap<string, TreeNode<Item>>;
  ticked: ReadonlySet<string> | undefined;
  tick: (id: string, isOn: boolean, withShift: boolean) => void;
  isFixed: boolean;
  labelOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

const RowContext = createContext<RowSetting<unknown> | null>(null);

function branchOf<Item>(labelOf: (item: Item) => string) {
  const branch = (node: TreeNode<Item>) => (
    <TreeItem id={node.id} textValue={labelOf(node.item)}>
      <TreeItemContent>{(shown) => <Branch {...shown} id={node.id} />}</TreeItemContent>
      <Collection items={node.below} dependencies={[branch]}>
        {branch}
      </Collection>
    </TreeItem>
  );
  return branch;
}

function Branch({
  id,
  hasChildItems,
  isExpanded,
  level,
}: {
  id: string;
  hasChildItems: boolean;
  isExpanded: boolean;
  level: number;
}) {
  const setting = use(RowContext);
  if (!setting) throw new Error('A tree item must be inside of a SortableTree.');
  const { byId, ticked, ...row } = setting;
  const node = byId.get(id);
  // A removed item stays in the collection for a moment.
  if (!node) return null;
  return (
    <Row {...row} {...{ node, hasChildItems, isExpanded, level }} isTicked={ticked?.has(id)} />
  );
}

/** Memoized, since the tree renders at every step of a drag. */
const Row = memo(function Row({
  node,
  hasChildItems,
  isExpanded,
  level,
  isTicked,
  tick,
  isFixed,
  labelOf,
  children,
}: Omit<RowSetting<unknown>, 'byId' | 'ticked'> & {
  node: TreeNode<unknown>;
  hasChildItems: boolean;
  isExpanded: boolean;
  level: number;
  /** Undefined without checkboxes. */
  isTicked: boolean | undefined;
}) {
  const isWithShift = useRef(false);
  const { id, item } = node;
  return (
    <Line style={{ paddingInlineStart: `${(level - 1) * 20}px` }}>
      <Chevron
        slot="chevron"
        data-shown={hasChildItems || undefined}
        data-open={isExpanded || undefined}
      >
        <ChevronRight size={16} aria-hidden />
      </Chevron>
      {isTicked !== undefined && (
        <Tick {...ownPresses} onClickCapture={({ shiftKey }) => (isWithShift.current = shiftKey)}>
          <Checkbox
            aria-label={`Выбрать: ${labelOf(item)}`}
            checked={isTicked}
            onChange={(isOn) => tick(id, isOn, isWithShift.current)}
          />
        </Tick>
      )}
      {!isFixed && (
        <Handle slot="drag" aria-label={`Перетащить: ${labelOf(item)}`}>
          <GripVertical size={16} aria-hidden />
        </Handle>
      )}
      <Content {...ownPresses}>{children(item)}</Content>
    </Line>
  );
});

const moving = [
  { keys: ['Alt', '↑'], text: 'Переместить выше' },
  { keys: ['Alt', '↓'], text: 'Переместить ниже' },
  { keys: ['Alt', '→'], text: 'Вложить в предыдущую' },
  { keys: ['Alt', '←'], text: 'Поднять на уровень' },
];

const walking = [
  { keys: ['Enter'], text: 'Открыть' },
  { keys: ['→'], text: 'Развернуть' },
  { keys: ['←'], text: 'Свернуть' },
];

const ticking = [
  { keys: ['Пробел'], text: 'Выбрать' },
  { keys: ['Shift', 'Пробел'], text: 'Выбрать до этого места' },
];

const shortcutsOf = (isFixed: boolean, hasTicks: boolean): ShortcutGroup => ({
  title: 'В дереве',
  shortcuts: [...walking, ...(hasTicks ? ticking : []), ...(isFixed ? [] : moving)],
});

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Presses on controls inside an item must not expand or collapse it. */
const ownPresses = {
  onPointerDown: stop,
  onMouseDown: stop,
  onClick: stop,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  },
};

/** The range between two items in tree order; only the second one if the first is gone. */
function between(all: readonly { id: string }[], one: string | null, other: string): string[] {
  const [from, to] = [one, other].map((id) => all.findIndex((node) => node.id === id));
  if (from === undefined || to === undefined || from < 0) return [other];
  return all.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
}

const flat = <Item,>(nodes: readonly TreeNode<Item>[]): TreeNode<Item>[] =>
  nodes.flatMap((node) => [node, ...flat(node.below)]);

const stepWords: Record<TreeStep, string> = {
  up: 'выше',
  down: 'ниже',
  in: 'внутри предыдущей',
  out: 'уровнем выше',
};

function keyed({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent): TreeStep | 'open' | 'tick' | null {
  if (ctrlKey || metaKey) return null;
  if (!altKey) return key === 'Enter' ? 'open' : key === ' ' ? 'tick' : null;
  const steps: Readonly<Record<string, TreeStep>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: 'in',
    ArrowLeft: 'out',
  };
  return steps[key] ?? null;
}

/** React Aria components take no style props, so all props are forwarded. */
const forwardAll = {
  shouldForwardProp: (prop: string, variants?: string[]) => !variants?.includes(prop),
};

const Branches = chakra(
  Tree,
  {
    base: {
      display: 'flex',
      flexDirection: 'column',
      // Three rows, the specification's minimum.
      minH: '144px',
      outline: 'none',
      '&[data-drop-target]': { bg: 'primarySoft' },
      // One rule for all items: a thousand styled components would be slow.
      '& [role=row]': {
        minH: '12',
        borderBottom: '1px solid',
        borderColor: 'line',
        outline: 'none',
        cursor: 'default',
      },
      '& [role=row][data-hovered]': { bg: 'soft' },
      '& [role=row][data-focus-visible]': {
        outline: '2px solid',
        outlineColor: 'primary',
        outlineOffset: '-2px',
      },
      '& [role=row][data-dragging]': { opacity: 0.5 },
      '& [role=row][data-drop-target]': { bg: 'primarySoft' },
    },
  },
  forwardAll,
) as typeof Tree;

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', minH: '12', minW: '0', pr: '2' },
});

const Content = chakra('div', { base: { flex: '1', minW: '0' } });

const Tick = chakra('div', { base: { flexShrink: 0, display: 'flex' } });

const Chevron = chakra(
  Button,
  {
    base: {
      flexShrink: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      w: '7',
      h: '9',
      border: 'none',
      bg: 'transparent',
      color: 'muted',
      borderRadius: 'md',
      cursor: 'pointer',
      visibility: 'hidden',
      '&[data-shown]': { visibility: 'visible' },
      '& svg': { transition: 'transform 200ms' },
      '&[data-open] svg': { transform: 'rotate(90deg)' },
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
