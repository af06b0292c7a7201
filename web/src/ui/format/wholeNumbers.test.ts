// Parsing typed whole numbers.
import { expect, test } from 'vitest';
import { numberOf, wholeNumber } from './wholeNumbers.ts';

test('accepts whole numbers within the bounds', () => {
  const days = wholeNumber(1, 3650);
  expect(['', ' 30 ', '3650'].map(days)).toEqual([null, null, null]);
  for (const wrong of ['0', '3651', '1,5', 'год']) {
    expect(days(wrong)).toBe('Введите целое число от 1 до 3650');
  }
  expect(numberOf(' 30 ')).toBe(30);
});
