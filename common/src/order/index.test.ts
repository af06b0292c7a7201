// Sorting rows by the numbers assigned to them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inNumberedOrder } from './index.ts';

test('numbers for all rows determine the order, and without any nothing moves', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(50), { minLength: 1 }),
      fc.infiniteStream(fc.nat(9)),
      (ids, sorts) => {
        const rows = ids.map((id) => ({ id, sort: sorts.next().value ?? 0 }));
        const wanted = new Map(ids.map((id, index) => [id, index + 1]));
        expect(inNumberedOrder(rows, wanted).map(({ id }) => id)).toEqual(ids);
        const sorted = inNumberedOrder(rows, new Map());
        expect(inNumberedOrder(sorted, new Map())).toEqual(sorted);
      },
    ),
  );
});

test('a row that is assigned a number precedes those that had it', () => {
  const rows = [
    { id: 1, sort: 1 },
    { id: 2, sort: 2 },
    { id: 3, sort: 3 },
  ];
  const order = inNumberedOrder(rows, new Map([[3, 1]])).map(({ id }) => id);
  expect(order).toEqual([3, 1, 2]);
});
