// Folders of courses as they are chosen from: each before what lies in it.
import { treeDepth, type TreeNode } from '../../ui/drag/treePositions.ts';

/** Levels of folders in folders: the server takes no more. */
export const folderLevels = 5;

interface Folder {
  readonly id: string;
  readonly name: string;
}

interface Choice {
  folder: Folder;
  /** 0 at the top. */
  depth: number;
}

export const choicesIn = (nodes: readonly TreeNode<Folder>[], depth = 0): Choice[] =>
  nodes.flatMap(({ item: { id, name }, below }) => [
    { folder: { id, name }, depth },
    ...choicesIn(below, depth + 1),
  ]);

/** Where a folder can come to lie: not in itself, and with all that lies in it not too deep. */
export function placesFor(moved: TreeNode<Folder>, nodes: readonly TreeNode<Folder>[]): Choice[] {
  const without = (some: readonly TreeNode<Folder>[]): TreeNode<Folder>[] =>
    some
      .filter(({ id }) => id !== moved.id)
      .map(({ id, item, below }) => ({ id, item, below: without(below) }));
  const deepest = folderLevels - treeDepth(moved);
  return choicesIn(without(nodes)).filter(({ depth }) => depth < deepest);
}
