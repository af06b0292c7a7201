// Computes prices after discounts, exact to the kopeck. Prices are decimal strings in roubles («12500.50»), as on the
// wire.

/** A percentage from 0 to 100 with at most two decimal places, or an amount in roubles. */
export type Discount = { percent: number } | { sum: string };

/** In the order of application. */
const kinds = ['fullCourse', 'specialOffer', 'promoCode'] as const;

type DiscountKind = (typeof kinds)[number];

export interface PriceStep {
  kind: DiscountKind;
  /** The amount of this discount. */
  off: string;
  /** The price after it. */
  price: string;
}

/**
 * Applies each discount to the price left by the previous one: full course, special offer, promo code. No price falls
 * below 0. Throws if a price is not a decimal string.
 */
export function applyDiscounts(
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

/** The sum of prices, such as `30000.00`. */
export const sumOf = (prices: readonly string[]): string =>
  priceOf(prices.reduce((sum, price) => sum + kopecksOf(price), 0n));

/** Rounds a discount half up to whole kopecks, in favour of the customer. */
const rounded = (dividend: bigint, divisor: bigint): bigint =>
  (dividend * 2n + divisor) / (divisor * 2n);

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

function kopecksOf(price: string): bigint {
  const [, roubles, kopecks = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(price) ?? [];
  if (roubles === undefined) throw new Error(`«${price}» is not a decimal price`);
  return BigInt(roubles) * 100n + BigInt(kopecks.padEnd(2, '0'));
}

const priceOf = (kopecks: bigint): string =>
  `${kopecks / 100n}.${String(kopecks % 100n).padStart(2, '0')}`;
