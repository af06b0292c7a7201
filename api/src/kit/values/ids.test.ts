// Valid and invalid ids.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf, largestId } from './ids.ts';

test('accepts every PostgreSQL integer from 0 on', () => {
  fc.assert(fc.property(fc.nat(largestId), (id) => idOf(String(id)) === id));
  expect(idOf(String(largestId))).toBe(largestId);
});

test.each(['', '-1', '1.0', '1e3', '0x1', ' 1', '١', 'NaN', '2147483648', '9'.repeat(400)])(
  'rejects «%s»',
  (text) => {
    expect(idOf(text)).toBeUndefined();
  },
);
