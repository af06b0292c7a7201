// Moves in a tree by keyboard and by dropping.
import { expect, test } from 'vitest';
import {
  treeDepth,
  positionAfterStep,
  positionOfDrop,
  treeOrderAfterMove,
  type TreeNode,
} from './treePositions.ts';

const node = (id: string, ...below: TreeNode<null>[]): TreeNode<null> => ({
  id,
  item: null,
  below,
});
const tree = [node('a', node('a1'), node('a2', node('a21'))), node('b'), node('c')];

test('moving up or down stays among the siblings', () => {
  expect(positionAfterStep(tree, 'b', 'up', 3)).toEqual({ parent: null, before: 'a' });
  expect(positionAfterStep(tree, 'b', 'down', 3)).toEqual({ parent: null, before: null });
  expect(positionAfterStep(tree, 'a', 'down', 3)).toEqual({ parent: null, before: 'c' });
  expect(positionAfterStep(tree, 'a', 'up', 3)).toBeNull();
  expect(positionAfterStep(tree, 'a2', 'down', 3)).toBeNull();
});

test('moving in makes it a child of the previous item unless too deep; moving out places it after the parent', () => {
  expect(positionAfterStep(tree, 'b', 'in', 3)).toEqual({ parent: 'a', before: null });
  expect(positionAfterStep(tree, 'a2', 'in', 3)).toBeNull();
  expect(positionAfterStep(tree, 'a2', 'in', 4)).toEqual({ parent: 'a1', before: null });
  expect(positionAfterStep(tree, 'a21', 'out', 3)).toEqual({ parent: 'a', before: null });
  expect(positionAfterStep(tree, 'a1', 'out', 3)).toEqual({ parent: null, before: 'b' });
  expect(positionAfterStep(tree, 'c', 'out', 3)).toBeNull();
  expect(positionAfterStep(tree, 'gone', 'out', 3)).toBeNull();
});

test('a leaf has no children and doesn’t count as a level', () => {
  const holds = ({ isLeaf }: { isLeaf: boolean }) => !isLeaf;
  const leaf = (id: string) => ({ id, item: { isLeaf: true }, below: [] });
  const theme = (id: string, ...below: TreeNode<{ isLeaf: boolean }>[]) => ({
    id,
    item: { isLeaf: false },
    below,
  });
  const course = [theme('theme', leaf('first')), leaf('second'), leaf('third')];
  expect(positionAfterStep(course, 'second', 'in', 1, holds)).toEqual({
    parent: 'theme',
    before: null,
  });
  expect(positionAfterStep(course, 'third', 'in', 1, holds)).toBeNull();
  expect(treeDepth(theme('one', theme('two', leaf('three'))), holds)).toBe(2);
});

test('items are dropped before, after or into another', () => {
  const at = (key: string, dropPosition: 'on' | 'before' | 'after') =>
    positionOfDrop(tree, ['b'], { key, dropPosition });
  expect(at('a2', 'on')).toEqual({ parent: 'a2', before: null });
  expect(at('a1', 'after')).toEqual({ parent: 'a', before: 'a2' });
  expect(at('a', 'after')).toEqual({ parent: null, before: 'c' });
  expect(at('c', 'before')).toEqual({ parent: null, before: 'c' });
});

test('only an item with a new parent names it', () => {
  expect(treeOrderAfterMove(tree, 'b', { parent: 'a', before: 'a2' })).toEqual([
    { id: 'a1' },
    { id: 'b', parentId: 'a' },
    { id: 'a2' },
  ]);
  expect(treeOrderAfterMove(tree, 'a2', { parent: null, before: 'gone' })).toEqual([
    { id: 'a' },
    { id: 'b' },
    { id: 'c' },
    { id: 'a2', parentId: null },
  ]);
  expect(treeOrderAfterMove(tree, 'b', { parent: null, before: 'a' })).toEqual([
    { id: 'b' },
    { id: 'a' },
    { id: 'c' },
  ]);
});

test('the depth is that of the deepest item', () => {
  expect(tree.map((each) => treeDepth(each))).toEqual([3, 1, 1]);
});
