// Categories as a tree: those of one parent in the order in which they came.
import type { TreeNode } from '../../ui/drag/treePositions.ts';

/** Levels of categories in categories: the server takes no more. */
export const categoryLevels = 3;

interface InTree {
  readonly id: string;
}

/** The id of the one that it lies in. */
type ParentOf<Category> = (category: Category) => string | undefined;

/** What lies in none of them stands at the top. */
export function treeOf<Category extends InTree>(
  all: readonly Category[],
  parentOf: ParentOf<Category>,
): TreeNode<Category>[] {
  const ids = new Set(all.map(({ id }) => id));
  const below = Map.groupBy(all, (category) => {
    const parent = parentOf(category);
    return parent !== undefined && ids.has(parent) ? parent : null;
  });
  const nodesOf = (parent: string | null): TreeNode<Category>[] =>
    (below.get(parent) ?? []).map((item) => ({ id: item.id, item, below: nodesOf(item.id) }));
  return nodesOf(null);
}

/** Each before what lies in it. */
export const inTreeOrder = <Category extends InTree>(
  all: readonly Category[],
  parentOf: ParentOf<Category>,
): Category[] => itemsOf(treeOf(all, parentOf));

const itemsOf = <Item>(nodes: readonly TreeNode<Item>[]): Item[] =>
  nodes.flatMap(({ item, below }) => [item, ...itemsOf(below)]);
