// Computes the prices of courses in a commercial offer with the discounts that apply, and their total, exact to the
// kopeck.
import { applyDiscounts, sumOf, type PriceStep } from './discounts.ts';

/** The price of an offered course; null or 0 is free. */
export interface OfferedPrice {
  price: string | null | undefined;
  /** In percent; null if the discount does not apply. */
  fullCourse: number | null;
  specialOffer: number | null;
}

export interface PriceInOffer {
  /** Before discounts. */
  price: string;
  /** The discounts that apply, in the order of application. */
  steps: PriceStep[];
  /** The price after discounts. */
  offered: string;
}

/** Throws if the price is not a decimal string. */
export function priceInOffer({ price, fullCourse, specialOffer }: OfferedPrice): PriceInOffer {
  const full = sumOf([price || '0']);
  const steps = applyDiscounts(full, {
    fullCourse: fullCourse === null ? null : { percent: fullCourse },
    specialOffer: specialOffer === null ? null : { percent: specialOffer },
  });
  return { price: full, steps, offered: steps.at(-1)?.price ?? full };
}
