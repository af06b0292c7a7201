// Reuses the unchanged nodes of the previous tree, so that memoized components render only what changed.
import type { TreeNode } from './treePositions.ts';

/**
 * Returns a function that takes each new tree and replaces nodes by equal ones of the previous tree.
 */
export function reuseNodes<Item>(): (
  nodes: readonly TreeNode<Item>[],
) => readonly TreeNode<Item>[] {
  let known: ReadonlyMap<string, TreeNode<Item>> = new Map();
  return (nodes) => {
    const met = new Map<string, TreeNode<Item>>();
    const keep = (node: TreeNode<Item>): TreeNode<Item> => {
      const below = node.below.map(keep);
      const before = known.get(node.id);
      const isSame =
        before !== undefined && holdSame(before.item, node.item) && holdSame(before.below, below);
      const result = isSame ? before : { ...node, below };
      met.set(result.id, result);
      return result;
    };
    const all = nodes.map(keep);
    known = met;
    return all;
  };
}

/** Shallow equality. */
function holdSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.is(value, (other as Record<string, unknown>)[name]))
  );
}
