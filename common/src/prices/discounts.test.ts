// Prices of courses after discounts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiscounts, type Discount } from './discounts.ts';

test('each is applied to the price left by the previous one', () => {
  const steps = applyDiscounts('10000.00', {
    promoCode: { sum: '500' },
    specialOffer: { percent: 20 },
    fullCourse: { percent: 10 },
  });
  expect(steps).toEqual([
    { kind: 'fullCourse', off: '1000.00', price: '9000.00' },
    { kind: 'specialOffer', off: '1800.00', price: '7200.00' },
    { kind: 'promoCode', off: '500.00', price: '6700.00' },
  ]);
});

test.each([
  ['0.1', { percent: 5 }, '0.01', '0.09'],
  ['99.99', { percent: 50 }, '50.00', '49.99'],
  ['100', { percent: 33.33 }, '33.33', '66.67'],
  ['9999999999.99', { percent: 1 }, '100000000.00', '9899999999.99'],
  ['100', { sum: '100.01' }, '100.00', '0.00'],
  ['0', { percent: 100 }, '0.00', '0.00'],
] as const)('%s with %j: %s less is %s', (price, promoCode, off, left) => {
  expect(applyDiscounts(price, { promoCode })).toEqual([{ kind: 'promoCode', off, price: left }]);
});

test('an invalid price throws', () => {
  for (const price of ['', '-1', '1e3', '1.005', '1,5', 'NaN']) {
    expect(() => applyDiscounts(price, { promoCode: { percent: 1 } })).toThrow(
      /is not a decimal price/,
    );
  }
});

const kopecks = fc.bigInt({ min: 0n, max: 999_999_999_999n });
const asPrice = (sum: bigint) => `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
const asKopecks = (price: string) => BigInt(price.replace('.', ''));
const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => ({ percent: hundredths / 100 })),
  kopecks.map((sum) => ({ sum: asPrice(sum) })),
  fc.constant(null),
);

test('no discounts lose a kopeck or make a price negative', () => {
  fc.assert(
    fc.property(kopecks, discount, discount, discount, (price, ...given) => {
      const [fullCourse, specialOffer, promoCode] = given;
      const steps = applyDiscounts(asPrice(price), { fullCourse, specialOffer, promoCode });
      expect(steps).toHaveLength(given.filter((each) => each !== null).length);
      let left = price;
      for (const step of steps) {
        expect(asKopecks(step.off) + asKopecks(step.price)).toBe(left);
        expect(asKopecks(step.off)).toBeGreaterThanOrEqual(0n);
        left = asKopecks(step.price);
        expect(left).toBeGreaterThanOrEqual(0n);
      }
    }),
  );
});

test('a percentage is rounded by at most half a kopeck, in favour of the customer', () => {
  fc.assert(
    fc.property(kopecks, fc.integer({ min: 0, max: 100 }), (price, percent) => {
      const [step] = applyDiscounts(asPrice(price), { specialOffer: { percent } });
      const twice = asKopecks(step?.off ?? '') * 200n - price * BigInt(percent) * 2n;
      expect(twice).toBeGreaterThan(-100n);
      expect(twice).toBeLessThanOrEqual(100n);
    }),
  );
});
