// Parsing typed numbers, and tolerances.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../../../testing/questions.ts';
import { areNear, exactly, readNumber } from './numbers.ts';

const near = (one: string, other: string, tolerance = '0') => {
  const [left, right, off] = [readNumber(one), readNumber(other), readNumber(tolerance)];
  if (left === null || right === null || off === null) throw new Error('no number');
  return areNear(left, right, off);
};

test.each([
  ['1,50', '1.5'],
  [' +1.5 ', '1.5'],
  ['−3', '-3'],
  ['- 3', '-3'],
  ['1 000 000', '1000000'],
  ['12\u00A0500,5', '12500.5'],
  ['12\u202F500', '12500'],
  ['2,5e-3', '0.0025'],
  ['2,5Е3', '2500'],
  ['1e99', `1${'0'.repeat(50)}e49`],
  [',5', '0.5'],
  ['5.', '5'],
  ['-0', '0'],
  ['007', '7'],
])('«%s» is %s', (typed, number) => {
  expect(near(typed, number)).toBe(true);
});

test.each([
  '',
  ' ',
  '.',
  '-',
  'e5',
  '1,2,3',
  '1.000,5',
  '10 00',
  '1 0000',
  '3/4',
  '5 %',
  '1e100',
  '--1',
  'Infinity',
  'NaN',
  '0x10',
  '１',
  '1'.repeat(61),
])('«%s» is not a number', (typed) => {
  expect(readNumber(typed)).toBeNull();
});

test('a comma, a plus sign, zeros and spaces make no difference', () => {
  fc.assert(
    fc.property(decimal, fc.nat(5), (number, zeros) => {
      const typed = number.replace('.', ',').replace('-', '−');
      const longer = typed.includes(',') ? typed + '0'.repeat(zeros) : typed;
      expect(near(` ${longer} `, number)).toBe(true);
      expect(near(number.startsWith('-') ? number : `+${number}`, number)).toBe(true);
    }),
  );
});

test('a tolerance is inclusive, and not a trillionth more', () => {
  expect(near('0.3', '0.1', '0.2')).toBe(true);
  expect(near('0.300000000001', '0.1', '0.2')).toBe(false);
  const thousandths = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(thousandths, thousandths, fc.nat(1_000_000), (one, other, off) => {
      const text = (all: number) => (all / 1000).toFixed(3);
      expect(near(text(one), text(other), text(off))).toBe(Math.abs(one - other) <= off);
    }),
  );
});

const numberLike = fc.string({ unit: fc.constantFrom(...'-+ .,e05'), maxLength: 70 });

test('parsing any text returns a number or null', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), numberLike, (...all) => {
      for (const text of all) {
        const number = readNumber(text);
        expect(number === null || areNear(number, number, exactly)).toBe(true);
      }
    }),
  );
});
