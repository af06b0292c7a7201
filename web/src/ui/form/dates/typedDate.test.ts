// Parsing typed dates and times.
import { describe, expect, it } from 'vitest';
import { dayAsTyped, readDay, readTime, timeAsTyped } from './typedDate.ts';

describe('a typed date', () => {
  it.each([
    ['1', '1'],
    ['15', '15'],
    ['150', '15.0'],
    ['15092026', '15.09.2026'],
    ['150920267', '15.09.2026'],
    ['5.9.2026', '05.09.2026'],
    ['15/09/2026', '15.09.2026'],
    ['5092026', '05.09.2026'],
    ['15.', '15.'],
    ['2026-09-15', '15.09.2026'],
    ['завтра', ''],
  ])('%s is shown as %s', (typed, shown) => expect(dayAsTyped(typed)).toBe(shown));

  it.each([
    ['15.09.2026', '2026-09-15'],
    ['29.02.2028', '2028-02-29'],
    ['31.02.2026', null],
    ['00.09.2026', null],
    ['15.09.20', null],
    ['', null],
  ])('%s is %s', (typed, day) => expect(readDay(typed)).toBe(day));
});

describe('a typed time', () => {
  it.each([
    ['0930', '09:30'],
    ['930', '09:30'],
    ['9:5', '09:5'],
    ['9:', '09:'],
    ['23:59', '23:59'],
    ['173', '17:3'],
    ['179', '17:09'],
  ])('%s is shown as %s', (typed, shown) => expect(timeAsTyped(typed)).toBe(shown));

  it.each([
    ['09:30', '09:30'],
    ['24:00', null],
    ['9:3', null],
  ])('%s is %s', (typed, time) => expect(readTime(typed)).toBe(time));
});
