// What of a payment is left.
import { expect, test } from 'vitest';
import { isMore, leftOf } from './paymentWords.ts';

test.each([
  ['10000.00', '2500.50', '7499.50'],
  ['0.30', '0.10', '0.20'],
  ['100.00', null, '100.00'],
  ['100.00', '150.00', '0.00'],
])('of %s without %s is left %s', (sum, gone, left) => {
  expect(leftOf(sum, gone)).toBe(left);
});

test('sums are compared to the kopeck', () => {
  expect([isMore('10.01', '10.00'), isMore('10', '10.00'), isMore('9.99', '10')]).toEqual([
    true,
    false,
    false,
  ]);
});
