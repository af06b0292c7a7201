// The tree of categories and its search.
import { expect, test } from 'vitest';
import { filterTree } from '../../ui/drag/treePositions.ts';
import { sortDepthFirst, buildTree } from './categoryTree.ts';

const category = (id: string, parent?: string) => ({ id, parent });
const parentOf = ({ parent }: ReturnType<typeof category>) => parent;
const all = [category('a1', 'a'), category('b'), category('a'), category('a2', 'a')];

test('sorts depth-first and keeps the order of siblings', () => {
  expect(sortDepthFirst(all, parentOf).map(({ id }) => id)).toEqual(['b', 'a', 'a1', 'a2']);
});

test('puts a category with an unknown parent at the top level', () => {
  expect(buildTree([category('lost', 'gone')], parentOf).map(({ id }) => id)).toEqual(['lost']);
});

test('keeps matches with their ancestors', () => {
  const left = filterTree(buildTree(all, parentOf), ({ id }) => id === 'a2');
  expect(left.map(({ id, below }) => [id, below.map((node) => node.id)])).toEqual([['a', ['a2']]]);
  expect(filterTree(buildTree(all, parentOf), () => false)).toEqual([]);
});
