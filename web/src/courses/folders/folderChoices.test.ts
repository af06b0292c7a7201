// The folders into which a folder can be moved.
import { expect, test } from 'vitest';
import type { TreeNode } from '../../ui/drag/treePositions.ts';
import { choicesIn, placesFor } from './folderChoices.ts';

interface Folder {
  id: string;
  name: string;
}

const node = (id: string, ...below: TreeNode<Folder>[]): TreeNode<Folder> => ({
  id,
  item: { id, name: id },
  below,
});

const told = (choices: ReturnType<typeof choicesIn>) =>
  choices.map(({ folder, depth }) => `${'-'.repeat(depth)}${folder.name}`);

const pair = node('c', node('d'));
const tree = [node('a', node('b', pair)), node('e')];

test('each comes before what lies in it', () => {
  expect(told(choicesIn(tree))).toEqual(['a', '-b', '--c', '---d', 'e']);
});

test('a folder goes neither into itself nor into what lies in it', () => {
  expect(told(placesFor(pair, tree))).toEqual(['a', '-b', 'e']);
});

test('what lies in it is not too deep afterwards', () => {
  const deep = node('x', node('y', node('z', node('w'))));
  expect(told(placesFor(deep, [...tree, deep]))).toEqual(['a', 'e']);
});
