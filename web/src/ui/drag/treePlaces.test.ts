// Moves in a tree by keyboard and by dropping.
import { expect, test } from 'vitest';
import { levelsOf, placeAfter, placeAt, placesIn, type TreeNode } from './treePlaces.ts';

const node = (id: string, ...below: TreeNode<null>[]): TreeNode<null> => ({
  id,
  item: null,
  below,
});
const tree = [node('a', node('a1'), node('a2', node('a21'))), node('b'), node('c')];

test('a step up or down stays among those of the same parent', () => {
  expect(placeAfter(tree, 'b', 'up', 3)).toEqual({ parent: null, before: 'a' });
  expect(placeAfter(tree, 'b', 'down', 3)).toEqual({ parent: null, before: null });
  expect(placeAfter(tree, 'a', 'down', 3)).toEqual({ parent: null, before: 'c' });
  expect(placeAfter(tree, 'a', 'up', 3)).toBeNull();
  expect(placeAfter(tree, 'a2', 'down', 3)).toBeNull();
});

test('a step in leads into the one before, as long as that is not too deep; a step out behind the parent', () => {
  expect(placeAfter(tree, 'b', 'in', 3)).toEqual({ parent: 'a', before: null });
  expect(placeAfter(tree, 'a2', 'in', 3)).toBeNull();
  expect(placeAfter(tree, 'a2', 'in', 4)).toEqual({ parent: 'a1', before: null });
  expect(placeAfter(tree, 'a21', 'out', 3)).toEqual({ parent: 'a', before: null });
  expect(placeAfter(tree, 'a1', 'out', 3)).toEqual({ parent: null, before: 'b' });
  expect(placeAfter(tree, 'c', 'out', 3)).toBeNull();
  expect(placeAfter(tree, 'gone', 'out', 3)).toBeNull();
});

test('nothing lies in a leaf, which is no level of its own', () => {
  const holds = ({ isLeaf }: { isLeaf: boolean }) => !isLeaf;
  const leaf = (id: string) => ({ id, item: { isLeaf: true }, below: [] });
  const theme = (id: string, ...below: TreeNode<{ isLeaf: boolean }>[]) => ({
    id,
    item: { isLeaf: false },
    below,
  });
  const course = [theme('theme', leaf('first')), leaf('second'), leaf('third')];
  expect(placeAfter(course, 'second', 'in', 1, holds)).toEqual({ parent: 'theme', before: null });
  expect(placeAfter(course, 'third', 'in', 1, holds)).toBeNull();
  expect(levelsOf(theme('one', theme('two', leaf('three'))), holds)).toBe(2);
});

test('what is dropped comes before, behind or into another one', () => {
  const at = (key: string, dropPosition: 'on' | 'before' | 'after') =>
    placeAt(tree, ['b'], { key, dropPosition });
  expect(at('a2', 'on')).toEqual({ parent: 'a2', before: null });
  expect(at('a1', 'after')).toEqual({ parent: 'a', before: 'a2' });
  expect(at('a', 'after')).toEqual({ parent: null, before: 'c' });
  expect(at('c', 'before')).toEqual({ parent: null, before: 'c' });
});

test('only one that comes to lie elsewhere says its parent', () => {
  expect(placesIn(tree, 'b', { parent: 'a', before: 'a2' })).toEqual([
    { id: 'a1' },
    { id: 'b', parentId: 'a' },
    { id: 'a2' },
  ]);
  expect(placesIn(tree, 'a2', { parent: null, before: 'gone' })).toEqual([
    { id: 'a' },
    { id: 'b' },
    { id: 'c' },
    { id: 'a2', parentId: null },
  ]);
  expect(placesIn(tree, 'b', { parent: null, before: 'a' })).toEqual([
    { id: 'b' },
    { id: 'a' },
    { id: 'c' },
  ]);
});

test('levels are those of the deepest', () => {
  expect(tree.map((each) => levelsOf(each))).toEqual([3, 1, 1]);
});
