// Parsing typed prices.
import { expect, test } from 'vitest';
import { aPrice, priceOf, priceText } from './prices.ts';

test.each([
  ['12 500,5', '12500.50'],
  ['12\u00a0500', '12500.00'],
  ['0', '0.00'],
  ['007.10', '7.10'],
  ['', null],
  ['1,005', null],
  ['-1', null],
  ['дорого', null],
])('«%s» is %s', (text, price) => {
  expect(priceOf(text)).toBe(price);
  expect(aPrice(text) === null).toBe(price !== null || text === '');
});

test('omits zero kopecks', () => {
  expect(['12500.00', '99.90', null].map(priceText)).toEqual(['12500', '99,90', '']);
});
