// A tree in an order by hand: items are dragged before, behind and into each other, by mouse, touch and keyboard, as
// React Aria does it; Alt with the arrows moves the focused one without dragging.
import { useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { ChevronRight, GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useShortcutGroup, type ShortcutGroup } from '../shortcuts.ts';
import { Handle } from './SortableList.tsx';
import { placeAfter, placeAt, type TreeNode, type TreePlace, type TreeStep } from './treePlaces.ts';

export interface SortableTreeProps<Item> {
  label: string;
  nodes: readonly TreeNode<Item>[];
  /** How an item is called where it is told about. */
  labelOf: (item: Item) => string;
  /** How deep it may be. */
  levels: number;
  /** Nothing is moved: not all is there, or the person may not. */
  isFixed: boolean;
  /** Those whose subitems are not shown. */
  closed: ReadonlySet<string>;
  onClosed: (closed: ReadonlySet<string>) => void;
  /** Enter. */
  onOpen: (item: Item) => void;
  onMove: (id: string, place: TreePlace) => void;
  /** What else can be dropped onto an item: the type of its data, and what becomes of that. */
  takes?: { type: string; onDrop: (data: string, id: string) => void } | undefined;
  children: (item: Item) => ReactNode;
}

const ownKind = 'application/x-kafedra-branch';

export function SortableTree<Item>({
  label,
  nodes,
  labelOf,
  levels,
  isFixed,
  closed,
  onClosed,
  onOpen,
  onMove,
  takes,
  children,
}: SortableTreeProps<Item>) {
  const [told, setTold] = useState('');
  useShortcutGroup(isFixed ? fixedShortcuts : shortcuts);
  const all = flat(nodes);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isFixed && !takes,
    // A tree that takes something is not disabled: its own items are not dragged all the same.
    ...(!(isFixed && takes) && {
      getItems: (keys) => [...keys].map((key) => ({ [ownKind]: String(key), 'text/plain': '' })),
    }),
    acceptedDragTypes: takes ? [ownKind, takes.type] : [ownKind],
    getDropOperation: (target, types) =>
      types.has(ownKind) || (target.type === 'item' && target.dropPosition === 'on')
        ? 'move'
        : 'cancel',
    onItemDrop: async ({ items, target }) => {
      for (const item of items) {
        if (takes && item.kind === 'text' && item.types.has(takes.type)) {
          takes.onDrop(await item.getText(takes.type), String(target.key));
        }
      }
    },
    onMove: ({ keys, target }) => {
      for (const moved of keys) {
        const place = placeAt(nodes, String(moved), { ...target, key: String(target.key) });
        if (place) onMove(String(moved), place);
      }
    },
    renderDropIndicator: (target) => <Indicator target={target} />,
  });
  const onKey = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[role=row]');
    const node = all.find(({ id }) => id === row?.dataset['key']);
    if (!node || event.target !== row) return;
    const act = keyed(event);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (act === 'open') return onOpen(node.item);
    const place = isFixed ? null : placeAfter(nodes, node.id, act, levels);
    if (!place) return;
    if (place.parent) onClosed(new Set([...closed].filter((id) => id !== place.parent)));
    onMove(node.id, place);
    setTold(`${labelOf(node.item)}: ${stepWords[act]}`);
  };
  const branch = ({ id, item, below }: TreeNode<Item>) => (
    <Row id={id} textValue={labelOf(item)}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded, level }) => (
          <Line style={{ paddingInlineStart: `${(level - 1) * 20}px` }}>
            <Chevron
              slot="chevron"
              data-shown={hasChildItems || undefined}
              data-open={isExpanded || undefined}
            >
              <ChevronRight size={16} aria-hidden />
            </Chevron>
            {!isFixed && (
              <Handle slot="drag" aria-label={`Перетащить: ${labelOf(item)}`}>
                <GripVertical size={16} aria-hidden />
              </Handle>
            )}
            <Content {...ownPresses}>{children(item)}</Content>
          </Line>
        )}
      </TreeItemContent>
      <Collection items={below} dependencies={[children]}>
        {branch}
      </Collection>
    </Row>
  );
  return (
    // Keys are read before the tree takes the arrows for its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDownCapture={onKey}>
      <Branches
        aria-label={label}
        items={nodes}
        selectionMode="none"
        keyboardNavigationBehavior="tab"
        expandedKeys={all.flatMap(({ id }) => (closed.has(id) ? [] : [id]))}
        onExpandedChange={(open) =>
          onClosed(
            new Set(
              all.flatMap(({ id, below }) => (below.length > 0 && !open.has(id) ? [id] : [])),
            ),
          )
        }
        dragAndDropHooks={dragAndDropHooks}
        // Items are drawn anew when what stands in them changes.
        dependencies={[children]}
      >
        {branch}
      </Branches>
      <VisuallyHidden asChild>
        <output>{told}</output>
      </VisuallyHidden>
    </div>
  );
}

const moving = [
  { keys: ['Alt', '↑'], text: 'Переместить выше' },
  { keys: ['Alt', '↓'], text: 'Переместить ниже' },
  { keys: ['Alt', '→'], text: 'Вложить в предыдущую' },
  { keys: ['Alt', '←'], text: 'Поднять на уровень' },
];

const fixedShortcuts: ShortcutGroup = {
  title: 'В дереве',
  shortcuts: [
    { keys: ['Enter'], text: 'Открыть' },
    { keys: ['→'], text: 'Развернуть' },
    { keys: ['←'], text: 'Свернуть' },
  ],
};

const shortcuts: ShortcutGroup = {
  ...fixedShortcuts,
  shortcuts: [...fixedShortcuts.shortcuts, ...moving],
};

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** What is pressed within an item is not the item, which React Aria would open or close. */
const ownPresses = {
  onPointerDown: stop,
  onMouseDown: stop,
  onClick: stop,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  },
};

const flat = <Item,>(nodes: readonly TreeNode<Item>[]): TreeNode<Item>[] =>
  nodes.flatMap((node) => [node, ...flat(node.below)]);

const stepWords: Record<TreeStep, string> = {
  up: 'выше',
  down: 'ниже',
  in: 'внутри предыдущей',
  out: 'уровнем выше',
};

function keyed({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): TreeStep | 'open' | null {
  if (ctrlKey || metaKey) return null;
  if (!altKey) return key === 'Enter' ? 'open' : null;
  const steps: Readonly<Record<string, TreeStep>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: 'in',
    ArrowLeft: 'out',
  };
  return steps[key] ?? null;
}

/** React Aria's components take all their props themselves; none of them is a style. */
const forwardAll = {
  shouldForwardProp: (prop: string, variants?: string[]) => !variants?.includes(prop),
};

const Branches = chakra(
  Tree,
  {
    base: {
      display: 'flex',
      flexDirection: 'column',
      // Three rows at least (the specification's smallest tree).
      minH: '144px',
      outline: 'none',
      '&[data-drop-target]': { bg: 'primarySoft' },
    },
  },
  forwardAll,
) as typeof Tree;

const Row = chakra(
  TreeItem,
  {
    base: {
      minH: '12',
      borderBottom: '1px solid',
      borderColor: 'line',
      outline: 'none',
      cursor: 'default',
      '&[data-hovered]': { bg: 'soft' },
      '&[data-focus-visible]': {
        outline: '2px solid',
        outlineColor: 'primary',
        outlineOffset: '-2px',
      },
      '&[data-dragging]': { opacity: 0.5 },
      '&[data-drop-target]': { bg: 'primarySoft' },
    },
  },
  forwardAll,
) as typeof TreeItem;

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', minH: '12', minW: '0', pr: '2' },
});

const Content = chakra('div', { base: { flex: '1', minW: '0' } });

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
