// Tests of instalments: they add up to the sum, and each is due after the one before.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitIntoInstalments } from './instalments.ts';

test('splits a sum to the kopeck into monthly instalments', () => {
  expect(splitIntoInstalments('1000.00', 3, '2026-01-31')).toEqual([
    { price: '333.34', dueOn: '2026-01-31' },
    { price: '333.33', dueOn: '2026-02-28' },
    { price: '333.33', dueOn: '2026-03-31' },
  ]);
});

test('instalments add up to the sum and are due in order', () => {
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      fc.integer({ min: 2400, max: 1_000_000_000 }),
      fc.integer({ min: 2, max: 24 }),
      day,
      (kopecks, count, first) => {
        const parts = splitIntoInstalments((kopecks / 100).toFixed(2), count, first);
        const sum = parts.reduce((all, { price }) => all + Math.round(Number(price) * 100), 0);
        expect([parts.length, sum]).toEqual([count, kopecks]);
        const days = parts.map(({ dueOn }) => dueOn);
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(parts.every(({ price }) => Number(price) > 0)).toBe(true);
      },
    ),
  );
});
