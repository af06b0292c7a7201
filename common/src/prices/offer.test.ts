// Prices in a commercial offer, and the mail that contains it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiscounts, formatPrice, offerLetter, priceInOffer, sumOf } from './index.ts';

test('discounts that apply are applied one after another', () => {
  expect(priceInOffer({ price: '9999.99', fullCourse: 10, specialOffer: 5 })).toMatchObject({
    price: '9999.99',
    steps: [
      { kind: 'fullCourse', off: '1000.00', price: '8999.99' },
      { kind: 'specialOffer', off: '450.00', price: '8549.99' },
    ],
    offered: '8549.99',
  });
  expect(priceInOffer({ price: '100', fullCourse: null, specialOffer: null })).toEqual({
    price: '100.00',
    steps: [],
    offered: '100.00',
  });
});

test.each([null, undefined, '', '0.00'])('%j is free with any discount', (price) => {
  const { offered } = priceInOffer({ price, fullCourse: 50, specialOffer: null });
  expect([offered, formatPrice(offered)]).toEqual(['0.00', 'Бесплатно']);
});

test('a total equals the sum of its parts to the kopeck', () => {
  const kopecks = fc.array(fc.bigInt({ min: 0n, max: 999_999_999_999n }), { maxLength: 100 });
  fc.assert(
    fc.property(kopecks, (all) => {
      const prices = all.map((each) => `${each / 100n}.${String(each % 100n).padStart(2, '0')}`);
      const sum = all.reduce((one, other) => one + other, 0n);
      expect(sumOf(prices).replace('.', '')).toBe(String(sum).padStart(3, '0'));
    }),
  );
});

test('a price in an offer equals that of the course with the same discounts', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(percent, percent, (fullCourse, specialOffer) => {
      const discounts = {
        fullCourse: { percent: fullCourse },
        specialOffer: { percent: specialOffer },
      };
      expect(priceInOffer({ price: '12345.67', fullCourse, specialOffer }).offered).toBe(
        applyDiscounts('12345.67', discounts).at(-1)?.price,
      );
    }),
  );
});

test('a letter lists every course with its price, and the total', () => {
  const letter = offerLetter({
    message: ' Здравствуйте!\n',
    courses: [
      { name: 'Физика', price: '10000.00', offered: '9000.50' },
      { name: 'Химия', price: '0.00', offered: '0.00' },
    ],
    total: '9000.50',
    company: 'Школа',
  });
  expect(letter.replaceAll('\u00a0', ' ')).toBe(
    'Здравствуйте!\n\nНаше предложение:\n1. Физика — 9 000,50 ₽ (без скидки 10 000 ₽)\n2. Химия — Бесплатно\nИтого: 9 000,50 ₽\n\nПодробности — в приложенном файле.\n\nШкола',
  );
});
