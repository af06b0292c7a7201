// What a course costs after its discounts, to the kopeck. Prices are decimal strings in roubles («12500.50»), as they travel.

/** In percent, 0 to 100, with at most two digits after the point; or a sum in roubles. */
export type Discount = { percent: number } | { sum: string };

/** In the order in which they are taken off. */
const kinds = ['fullCourse', 'specialOffer', 'promoCode'] as const;

type DiscountKind = (typeof kinds)[number];

export interface PriceStep {
  kind: DiscountKind;
  /** What this discount takes off. */
  off: string;
  /** What it costs after it. */
  price: string;
}

/**
 * Each discount that is given, taken off what the one before has left: the full course's, the special offer's, the promo
 * code's. None leaves less than nothing. Throws where a price is no such string.
 */
export function discounted(
  price: string,
  discounts: Readonly<Partial<Record<DiscountKind, Discount | null>>>,
): PriceStep[] {
  let left = kopecksOf(price);
  return kinds.flatMap((kind) => {
    const discount = discounts[kind];
    if (!discount) return [];
    const off = smaller(kopecksOff(left, discount), left);
    left -= off;
    return [{ kind, off: priceOf(off), price: priceOf(left) }];
  });
}

const kopecksOff = (price: bigint, discount: Discount): bigint =>
  'sum' in discount
    ? kopecksOf(discount.sum)
    : rounded(price * BigInt(Math.round(discount.percent * 100)), 10_000n);

/** Of all these prices, as `30000.00`. */
export const sumOf = (prices: readonly string[]): string =>
  priceOf(prices.reduce((sum, price) => sum + kopecksOf(price), 0n));

/** To whole kopecks; half a kopeck more is taken off, in favour of whoever pays. */
const rounded = (dividend: bigint, divisor: bigint): bigint =>
  (dividend * 2n + divisor) / (divisor * 2n);

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

function kopecksOf(price: string): bigint {
  const [, roubles, kopecks = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(price) ?? [];
  if (roubles === undefined) throw new Error(`«${price}» is no price`);
  return BigInt(roubles) * 100n + BigInt(kopecks.padEnd(2, '0'));
}

const priceOf = (kopecks: bigint): string =>
  `${kopecks / 100n}.${String(kopecks % 100n).padStart(2, '0')}`;
