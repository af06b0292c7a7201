// Tests the order of blocks after dragging or moving by one step; capital letters are headings.
import { expect, test } from 'vitest';
import { moveBefore } from './blockOrder.ts';

const lesson = (letters: string) =>
  [...letters].map((id) => ({
    id,
    type: id === id.toUpperCase() ? ('section' as const) : ('text' as const),
  }));

test.each([
  ['abc', 'a', 'c', 'bac'],
  ['abc', 'c', 'a', 'cab'],
  ['abc', 'a', null, 'bca'],
  ['abc', 'ac', 'b', 'acb'],
  // By one step: a heading moves past another heading's whole section.
  ['AabBc', 'A', 'b', 'BAabc'],
  ['AabBc', 'B', 'b', 'AaBcb'],
  ['xAab', 'A', 'b', null],
  ['xAab', 'A', 'x', 'Aabx'],
  // Already in this position.
  ['abc', 'a', 'b', 'abc'],
])('of %s %s before %s: %s', (letters, moving, before, order) => {
  expect(moveBefore(lesson(letters), [...moving], before)?.join('') ?? null).toBe(order);
});
