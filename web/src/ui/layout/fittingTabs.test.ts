// The tabs that are visible in a narrow row.
import { expect, it } from 'vitest';
import { fittingTabs } from './fittingTabs.ts';

/** Five tabs of 100 pixels, «Ещё» of 60, gaps of 24. */
const shownIn = (room: number, current: number) => [
  ...fittingTabs({ widths: [100, 100, 100, 100, 100], room, more: 60 }, current),
];

it('shows all of them where they have room', () => {
  expect(shownIn(596, 0)).toEqual([0, 1, 2, 3, 4]);
});

it('shows the first ones that leave room for what holds the others', () => {
  expect(shownIn(595, 0)).toEqual([0, 1, 2, 3]);
  expect(shownIn(555, 0)).toEqual([0, 1, 2]);
});

it('gives the last place to the open one that would not be seen', () => {
  expect(shownIn(555, 4)).toEqual([0, 1, 4]);
  expect(shownIn(555, 3)).toEqual([0, 1, 3]);
  expect(shownIn(555, 2)).toEqual([0, 1, 2]);
});

it('shows the open one alone where there is room for nothing else', () => {
  expect(shownIn(190, 3)).toEqual([3]);
  expect(shownIn(50, 3)).toEqual([3]);
});

it('has nothing to keep in view where none of them is open', () => {
  expect(shownIn(555, -1)).toEqual([0, 1, 2]);
  expect(shownIn(50, -1)).toEqual([]);
});
