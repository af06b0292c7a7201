// The tabs that are visible in a narrow row.
import { expect, it } from 'vitest';
import { fittingTabs } from './fittingTabs.ts';

/** Five tabs of 100 pixels, «Ещё» of 60, gaps of 24. */
const shownIn = (room: number, current: number) => [
  ...fittingTabs({ widths: [100, 100, 100, 100, 100], room, more: 60 }, current),
];

it('shows all tabs if they fit', () => {
  expect(shownIn(596, 0)).toEqual([0, 1, 2, 3, 4]);
});

it('shows the first tabs that leave room for the menu', () => {
  expect(shownIn(595, 0)).toEqual([0, 1, 2, 3]);
  expect(shownIn(555, 0)).toEqual([0, 1, 2]);
});

it('replaces the last visible tab by a hidden active one', () => {
  expect(shownIn(555, 4)).toEqual([0, 1, 4]);
  expect(shownIn(555, 3)).toEqual([0, 1, 3]);
  expect(shownIn(555, 2)).toEqual([0, 1, 2]);
});

it('shows only the active tab in a very narrow row', () => {
  expect(shownIn(190, 3)).toEqual([3]);
  expect(shownIn(50, 3)).toEqual([3]);
});

it('reserves no place without an active tab', () => {
  expect(shownIn(555, -1)).toEqual([0, 1, 2]);
  expect(shownIn(50, -1)).toEqual([]);
});
