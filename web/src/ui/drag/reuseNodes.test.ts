// Unchanged nodes of a new tree keep their identity.
import { expect, it } from 'vitest';
import { reuseNodes } from './reuseNodes.ts';
import type { TreeNode } from './treePositions.ts';

interface Item {
  name: string;
}

const node = (name: string, ...below: TreeNode<Item>[]): TreeNode<Item> => ({
  id: name,
  item: { name },
  below,
});

it('returns the previous nodes for an equal tree', () => {
  const keep = reuseNodes<Item>();
  const [before] = keep([node('тема', node('урок'))]);
  expect(keep([node('тема', node('урок'))])[0]).toBe(before);
});

it('replaces only changed nodes and their ancestors', () => {
  const keep = reuseNodes<Item>();
  const [one, other] = keep([node('первая', node('а'), node('б')), node('вторая', node('в'))]);
  const [moved, same] = keep([node('первая', node('б'), node('а')), node('вторая', node('в'))]);
  expect(moved).not.toBe(one);
  expect(moved?.below).toEqual(one?.below.toReversed());
  expect(moved?.below[0]).toBe(one?.below[1]);
  expect(same).toBe(other);
});

it('keeps a node that moved', () => {
  const keep = reuseNodes<Item>();
  const [, lesson] = keep([node('тема'), node('урок')]);
  expect(keep([node('тема', node('урок'))])[0]?.below[0]).toBe(lesson);
});

it('takes the current data of an item', () => {
  const keep = reuseNodes<Item>();
  keep([node('урок')]);
  const renamed = { id: 'урок', item: { name: 'Урок 1' }, below: [] };
  expect(keep([renamed])[0]).toEqual(renamed);
});
