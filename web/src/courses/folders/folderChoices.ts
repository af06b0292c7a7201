// Choices of course folders in depth-first order.
import { treeDepth, type TreeNode } from '../../ui/drag/treePositions.ts';

/** The server's limit of nesting levels of folders. */
export const maxFolderDepth = 5;

interface Folder {
  readonly id: string;
  readonly name: string;
}

interface Choice {
  folder: Folder;
  /** 0 at the top level. */
  depth: number;
}

export const choicesIn = (nodes: readonly TreeNode<Folder>[], depth = 0): Choice[] =>
  nodes.flatMap(({ item: { id, name }, below }) => [
    { folder: { id, name }, depth },
    ...choicesIn(below, depth + 1),
  ]);

/**
 * The folders into which a folder can be moved: not itself or its descendants, and within the nesting limit.
 */
export function moveTargets(moved: TreeNode<Folder>, nodes: readonly TreeNode<Folder>[]): Choice[] {
  const without = (some: readonly TreeNode<Folder>[]): TreeNode<Folder>[] =>
    some
      .filter(({ id }) => id !== moved.id)
      .map(({ id, item, below }) => ({ id, item, below: without(below) }));
  const deepest = maxFolderDepth - treeDepth(moved);
  return choicesIn(without(nodes)).filter(({ depth }) => depth < deepest);
}
