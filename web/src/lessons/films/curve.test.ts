// Tests aggregating a video's statistics into intervals of equal length.
import { expect, test } from 'vitest';
import { curveOf, resample, rowsOf } from './curve.ts';
import { timeWords } from './timeWords.ts';

const moment = (from: number, viewers: number, exits = 0) => ({ from, viewers, replays: 1, exits });

test('includes unwatched intervals and counts the end in the last one', () => {
  expect(curveOf([moment(0, 3), moment(10, 1, 2), moment(15, 0, 1)], 14)).toEqual([
    moment(0, 3),
    { from: 5, viewers: 0, replays: 0, exits: 0 },
    { from: 10, viewers: 1, replays: 1, exits: 3 },
  ]);
});

test('limits the number of intervals of a long video', () => {
  const hours = 3 * 3600;
  expect(resample([moment(hours - 5, 7)], hours, 240)).toHaveLength(240);
  expect(rowsOf([moment(hours - 5, 7)], hours).at(-1)).toMatchObject({
    name: 'с 2:51:00',
    numbers: [7, 1, 0],
  });
});

test('formats times as players do', () => {
  expect([0, 65, 754, 3723].map(timeWords)).toEqual(['0:00', '1:05', '12:34', '1:02:03']);
});
