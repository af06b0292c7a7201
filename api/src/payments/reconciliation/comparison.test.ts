// The comparison of two accounts of a day: equal movements are no difference, and every unequal one is listed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDifferences, type MoneyMovement } from './comparison.ts';

const moved = fc.record({
  movement: fc.constantFrom('payment' as const, 'refund' as const),
  reference: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  amount: fc.constantFrom('1.00', '2.50', '1000.00'),
});
const day = fc.uniqueArray(moved, {
  selector: ({ movement, reference }: MoneyMovement) => `${movement} ${reference}`,
});

test('equal accounts have no differences', () => {
  fc.assert(
    fc.property(day, (all) => {
      expect(findDifferences(all, all.toReversed())).toEqual([]);
    }),
  );
});

test('applying the differences to the ledger gives the provider’s account', () => {
  fc.assert(
    fc.property(day, day, (there, here) => {
      const found = findDifferences(there, here);
      const corrected = [
        ...here.filter(
          ({ movement, reference }) =>
            !found.some((each) => each.movement === movement && each.reference === reference),
        ),
        ...found.flatMap(({ movement, reference, provider_amount: amount }) =>
          amount === null ? [] : { movement, reference, amount },
        ),
      ];
      const sorted = (all: readonly MoneyMovement[]) =>
        all.map((each) => JSON.stringify([each.movement, each.reference, each.amount])).toSorted();
      expect(sorted(corrected)).toEqual(sorted(there));
    }),
  );
});
