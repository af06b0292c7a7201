// The positions an item of a tree can move to: up or down among its siblings, into the previous one, or out of its
// parent.

export interface TreeNode<Item> {
  id: string;
  item: Item;
  below: readonly TreeNode<Item>[];
}

export interface TreePosition {
  /** Null at the top. */
  parent: string | null;
  /** The next sibling; null at the end. */
  before: string | null;
}

export type TreeStep = 'up' | 'down' | 'in' | 'out';

/** An item with its siblings. */
export interface TreeItemContext<Item> {
  parent: TreeNode<Item> | null;
  siblings: readonly TreeNode<Item>[];
  index: number;
  /** From 1. */
  level: number;
}

export function findInTree<Item>(
  nodes: readonly TreeNode<Item>[],
  id: string,
  parent: TreeNode<Item> | null = null,
  level = 1,
): TreeItemContext<Item> | null {
  const index = nodes.findIndex((node) => node.id === id);
  if (index >= 0) return { parent, siblings: nodes, index, level };
  for (const node of nodes) {
    const found = findInTree(node.below, id, node, level + 1);
    if (found) return found;
  }
  return null;
}

/** Whether an item can have children. One that can't doesn't count as a level either. */
export type CanHaveChildren<Item> = (item: Item) => boolean;

export const allCanHaveChildren = () => true;

/** Null if the step is impossible. `levels` is the maximum depth. */
export function positionAfterStep<Item>(
  nodes: readonly TreeNode<Item>[],
  id: string,
  step: TreeStep,
  levels: number,
  holds: CanHaveChildren<Item> = allCanHaveChildren,
): TreePosition | null {
  const standing = findInTree(nodes, id);
  const node = standing?.siblings[standing.index];
  if (!standing || !node) return null;
  const { parent, siblings, index, level } = standing;
  const previous = siblings[index - 1];
  const at = (place: number) => siblings[place]?.id ?? null;
  switch (step) {
    case 'up':
      return previous ? { parent: parent?.id ?? null, before: previous.id } : null;
    case 'down':
      return at(index + 1) ? { parent: parent?.id ?? null, before: at(index + 2) } : null;
    case 'in':
      return previous && holds(previous.item) && level + treeDepth(node, holds) <= levels
        ? { parent: previous.id, before: null }
        : null;
    case 'out': {
      const above = parent && findInTree(nodes, parent.id);
      if (!above) return null;
      const next = above.siblings[above.index + 1];
      return { parent: above.parent?.id ?? null, before: next?.id ?? null };
    }
  }
}

/** The matching items with their ancestors and descendants. */
export function filterTree<Item>(
  nodes: readonly TreeNode<Item>[],
  isFound: (item: Item) => boolean,
): TreeNode<Item>[] {
  return nodes.flatMap((node) => {
    if (isFound(node.item)) return [node];
    const below = filterTree(node.below, isFound);
    return below.length > 0 ? [{ id: node.id, item: node.item, below }] : [];
  });
}

/** The position of a drop: on an item, or between two. */
export function positionOfDrop<Item>(
  nodes: readonly TreeNode<Item>[],
  moved: readonly string[],
  target: { key: string; dropPosition: 'on' | 'before' | 'after' },
): TreePosition | null {
  if (target.dropPosition === 'on') return { parent: target.key, before: null };
  const standing = findInTree(nodes, target.key);
  if (!standing) return null;
  const { parent, siblings, index } = standing;
  const from = target.dropPosition === 'before' ? index : index + 1;
  const before = siblings.slice(from).find(({ id }) => !moved.includes(id));
  return { parent: parent?.id ?? null, before: before?.id ?? null };
}

/** The number of levels of an item with its descendants. */
export const treeDepth = <Item>(
  { item, below }: TreeNode<Item>,
  holds: CanHaveChildren<Item> = allCanHaveChildren,
): number => (holds(item) ? 1 + Math.max(0, ...below.map((node) => treeDepth(node, holds))) : 0);

/** Ids in the new order; `parentId` is set where the parent changed, null at the top. */
export type TreeOrder = readonly { readonly id: string; readonly parentId?: string | null }[];

/**
 * The parent's children with the moved items. Parents of the others may have changed since the tree was loaded, so only
 * the moved ones name theirs.
 */
export function treeOrderAfterMove(
  tree: readonly TreeNode<unknown>[],
  id: string,
  { parent, before }: TreePosition,
): TreeOrder {
  const standing = parent === null ? null : findInTree(tree, parent);
  const siblings = standing ? (standing.siblings[standing.index]?.below ?? []) : tree;
  const others = siblings.map((sibling) => sibling.id).filter((other) => other !== id);
  const index = before === null ? -1 : others.indexOf(before);
  const lay = findInTree(tree, id)?.parent?.id ?? null;
  return others
    .toSpliced(index < 0 ? others.length : index, 0, id)
    .map((each) => (each === id && lay !== parent ? { id, parentId: parent } : { id: each }));
}
