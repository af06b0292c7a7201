// Tests of the arithmetic with sums of payments.
import { expect, test } from 'vitest';
import { totalOf, isGreater, remainder, totalWords } from './paymentWords.ts';

test.each([
  ['10000.00', '2500.50', '7499.50'],
  ['0.30', '0.10', '0.20'],
  ['100.00', null, '100.00'],
  ['100.00', '150.00', '0.00'],
])('of %s without %s is left %s', (sum, gone, left) => {
  expect(remainder(sum, gone)).toBe(left);
});

test('compares sums to the kopeck', () => {
  expect([isGreater('10.01', '10.00'), isGreater('10', '10.00'), isGreater('9.99', '10')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('adds sums to the kopeck, and returns null for no payments', () => {
  expect(totalOf(['0.10', '0.20', '1500.00'])).toBe('1500.30');
  expect(totalWords(2, '12500.00')?.replaceAll('\u00a0', ' ')).toBe(
    'Всего 2 платежа на сумму 12 500 ₽',
  );
  expect(totalWords(1, '0.00')?.replaceAll('\u00a0', ' ')).toBe('Всего 1 платёж на сумму 0 ₽');
  expect([totalWords(0, '0.00'), totalWords(3, null)]).toEqual([null, null]);
});
