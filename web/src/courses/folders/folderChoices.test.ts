// The folders into which a folder can be moved.
import { expect, test } from 'vitest';
import type { TreeNode } from '../../ui/drag/treePositions.ts';
import { choicesIn, moveTargets } from './folderChoices.ts';

interface Folder {
  id: string;
  name: string;
}

const node = (id: string, ...below: TreeNode<Folder>[]): TreeNode<Folder> => ({
  id,
  item: { id, name: id },
  below,
});

const outlineOf = (choices: ReturnType<typeof choicesIn>) =>
  choices.map(({ folder, depth }) => `${'-'.repeat(depth)}${folder.name}`);

const pair = node('c', node('d'));
const tree = [node('a', node('b', pair)), node('e')];

test('lists a folder before its descendants', () => {
  expect(outlineOf(choicesIn(tree))).toEqual(['a', '-b', '--c', '---d', 'e']);
});

test('does not offer to move a folder into itself or a descendant', () => {
  expect(outlineOf(moveTargets(pair, tree))).toEqual(['a', '-b', 'e']);
});

test('does not offer folders where the descendants would exceed the nesting limit', () => {
  const deep = node('x', node('y', node('z', node('w'))));
  expect(outlineOf(moveTargets(deep, [...tree, deep]))).toEqual(['a', 'e']);
});
