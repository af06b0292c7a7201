// Builds a tree from a flat list of categories; siblings are in the order of the list.
import type { TreeNode } from '../../ui/drag/treePositions.ts';

/** The server's limit of nesting levels of categories. */
export const maxCategoryDepth = 3;

interface InTree {
  readonly id: string;
}

/** Returns the parent's id. */
type ParentOf<Category> = (category: Category) => string | undefined;

/** A category whose parent isn't in the list is at the top level. */
export function buildTree<Category extends InTree>(
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

/** Depth-first: a category before its descendants. */
export const sortDepthFirst = <Category extends InTree>(
  all: readonly Category[],
  parentOf: ParentOf<Category>,
): Category[] => itemsOf(buildTree(all, parentOf));

const itemsOf = <Item>(nodes: readonly TreeNode<Item>[]): Item[] =>
  nodes.flatMap(({ item, below }) => [item, ...itemsOf(below)]);
