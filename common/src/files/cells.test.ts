// Numbers and dates as a Russian Excel displays them.
import { expect, it } from 'vitest';
import { shownCells } from './cells.ts';

const shownIn = (value: string | number | boolean | Date | null, numFmt?: string) => {
  const cells = new Map([['0,0', { type: 'number', ...(numFmt && { style: { numFmt } }) }]]);
  return shownCells({ rows: [[value]], cells })[0]?.[0];
};

const day = new Date('2026-03-14T09:05:00Z');

it.each([
  [7, '0000', '0007'],
  [0.5, '0%', '50%'],
  [1234.5, '#,##0.00', '1\u{A0}234,50'],
  [79_001_234_567, '+0 (000) 000-00-00', '+7 (900) 123-45-67'],
  [5, '0 "шт."', '5 шт.'],
  [0.1 + 0.2, undefined, '0,3'],
  [123_456_789_012, 'General', '123456789012'],
  [12, '@', '12'],
  [1e-7, 'General', '1E-07'],
  [1.5e21, undefined, '1,5E+21'],
  [day, 'm/d/yyyy', '14.03.2026'],
  [day, 'yyyy', '2026'],
  [day, 'h:mm', '9:05'],
  [day, '[$-419]d mmmm yyyy;@', '14 марта 2026'],
  [day, '[$-F800]dddd, mmmm dd, yyyy', '14 марта 2026 г.'],
  [true, undefined, 'ИСТИНА'],
  ['0,50%\r\n', '0000', '0,50%\n'],
  [null, '0000', ''],
])('%s in the format %s is %s', (value, numFmt, shown) => {
  expect(shownIn(value, numFmt)).toMatchObject({ shown, error: null });
});

it('a number is also returned unformatted, and an error has no displayed text', () => {
  expect(shownIn(0.5, '0%')).toMatchObject({ plain: '0,5' });
  const cells = new Map([['0,0', { type: 'error' }]]);
  expect(shownCells({ rows: [['#N/A']], cells })).toEqual([
    [{ shown: '', plain: '', error: '#N/A' }],
  ]);
});
