// Where an item of a tree can come to stand: one step up or down among its own, into the one before it, or out of its
// parent.

export interface TreeNode<Item> {
  id: string;
  item: Item;
  below: readonly TreeNode<Item>[];
}

export interface TreePlace {
  /** Null at the top. */
  parent: string | null;
  /** The one that it stands before; last before null. */
  before: string | null;
}

export type TreeStep = 'up' | 'down' | 'in' | 'out';

/** An item among those of its parent. */
export interface Standing<Item> {
  parent: TreeNode<Item> | null;
  siblings: readonly TreeNode<Item>[];
  index: number;
  /** From 1. */
  level: number;
}

export function standingOf<Item>(
  nodes: readonly TreeNode<Item>[],
  id: string,
  parent: TreeNode<Item> | null = null,
  level = 1,
): Standing<Item> | null {
  const index = nodes.findIndex((node) => node.id === id);
  if (index >= 0) return { parent, siblings: nodes, index, level };
  for (const node of nodes) {
    const found = standingOf(node.below, id, node, level + 1);
    if (found) return found;
  }
  return null;
}

/** Whether something may lie in an item; what nothing may lie in does not count as a level either. */
export type Holds<Item> = (item: Item) => boolean;

export const holdsAll = () => true;

/** Null where there is no such step. `levels`: how deep the tree may be. */
export function placeAfter<Item>(
  nodes: readonly TreeNode<Item>[],
  id: string,
  step: TreeStep,
  levels: number,
  holds: Holds<Item> = holdsAll,
): TreePlace | null {
  const standing = standingOf(nodes, id);
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
      return previous && holds(previous.item) && level + levelsOf(node, holds) <= levels
        ? { parent: previous.id, before: null }
        : null;
    case 'out': {
      const above = parent && standingOf(nodes, parent.id);
      if (!above) return null;
      const next = above.siblings[above.index + 1];
      return { parent: above.parent?.id ?? null, before: next?.id ?? null };
    }
  }
}

/** What is called so, with what it lies in and what lies in it. */
export function found<Item>(
  nodes: readonly TreeNode<Item>[],
  isFound: (item: Item) => boolean,
): TreeNode<Item>[] {
  return nodes.flatMap((node) => {
    if (isFound(node.item)) return [node];
    const below = found(node.below, isFound);
    return below.length > 0 ? [{ id: node.id, item: node.item, below }] : [];
  });
}

/** Where something is dropped: on an item, or between two. */
export function placeAt<Item>(
  nodes: readonly TreeNode<Item>[],
  moved: readonly string[],
  target: { key: string; dropPosition: 'on' | 'before' | 'after' },
): TreePlace | null {
  if (target.dropPosition === 'on') return { parent: target.key, before: null };
  const standing = standingOf(nodes, target.key);
  if (!standing) return null;
  const { parent, siblings, index } = standing;
  const from = target.dropPosition === 'before' ? index : index + 1;
  const before = siblings.slice(from).find(({ id }) => !moved.includes(id));
  return { parent: parent?.id ?? null, before: before?.id ?? null };
}

/** How many levels an item is with all that lies in it. */
export const levelsOf = <Item>(
  { item, below }: TreeNode<Item>,
  holds: Holds<Item> = holdsAll,
): number => (holds(item) ? 1 + Math.max(0, ...below.map((node) => levelsOf(node, holds))) : 0);

/** In their new order; one that comes to lie elsewhere says where, null at the top. */
export type Places = readonly { readonly id: string; readonly parentId?: string | null }[];

/** All of the parent, with the moved one among them. Where the others lie may have changed since they came here. */
export function placesIn(
  tree: readonly TreeNode<unknown>[],
  id: string,
  { parent, before }: TreePlace,
): Places {
  const standing = parent === null ? null : standingOf(tree, parent);
  const siblings = standing ? (standing.siblings[standing.index]?.below ?? []) : tree;
  const others = siblings.map((sibling) => sibling.id).filter((other) => other !== id);
  const index = before === null ? -1 : others.indexOf(before);
  const lay = standingOf(tree, id)?.parent?.id ?? null;
  return others
    .toSpliced(index < 0 ? others.length : index, 0, id)
    .map((each) => (each === id && lay !== parent ? { id, parentId: parent } : { id: each }));
}
