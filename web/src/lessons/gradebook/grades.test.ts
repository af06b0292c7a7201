// Tests parsing text typed into a gradebook.
import { expect, it } from 'vitest';
import { averageCell, homeworkCell, toneOf } from './grades.ts';

const cell = homeworkCell(2, 10);

it('accepts a number within the bounds of the task', () => {
  expect(cell.read(' 8 ')).toEqual({ value: { state: 'ACCEPTED', points: 8 } });
  const bounds = { error: 'За это задание ставят целое число от 2 до 10' };
  expect([cell.read('1'), cell.read('11'), cell.read('7,5'), cell.read('ок')]).toEqual([
    bounds,
    bounds,
    bounds,
    bounds,
  ]);
  expect(homeworkCell(1, null).read('900')).toEqual({ value: { state: 'ACCEPTED', points: 900 } });
  expect(homeworkCell(1, null).read('0')).toEqual({
    error: 'За это задание ставят целое число от 1',
  });
});

it('shows the points of accepted work and otherwise the state', () => {
  const shown = [
    { state: 'ACCEPTED', points: 8 },
    { state: 'ON_CHECK', points: 3 },
    { state: 'EXPIRED', points: null },
    null,
  ].map(cell.write);
  expect(shown).toEqual(['8', 'на проверке', 'срок вышел', '']);
  expect(cell.read('на проверке')).toEqual({ value: { state: 'ON_CHECK', points: null } });
  expect(cell.read('')).toEqual({ value: null });
  expect(averageCell.write(73.3)).toBe('73,3 %');
});

it('highlights work that awaits checking', () => {
  expect([
    toneOf({ state: 'ON_CHECK', points: null }),
    toneOf({ state: 'ACCEPTED', points: 5 }),
  ]).toEqual(['primary', 'success']);
});
